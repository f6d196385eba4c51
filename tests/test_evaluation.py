"""The learned evaluation: what is added up placement by placement is what the whole network says."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = [ROOT / "tests/evaluation.cpp", ROOT / "core/evaluation.cpp", ROOT / "core/rules.cpp"]


@pytest.fixture(scope="module")
def evaluation(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("evaluation") / "evaluation"
    compiler = os.environ.get("CXX", "g++")
    subprocess.run([compiler, "-std=c++20", "-O1", "-Wno-psabi", *SOURCES, "-o", program], check=True)
    return program


@pytest.mark.parametrize(("players", "grid"), [(1, 5), (2, 5), (3, 5), (4, 5), (2, 7)])
def test_a_placement_is_judged_as_by_the_whole_network(evaluation: Path, players: int, grid: int) -> None:
    told = subprocess.run([evaluation, str(players), str(grid)], check=True, capture_output=True, text=True)
    assert float(told.stdout) < 0.001
