"""What tests draw at random: one seed for the run, from the environment variable KD_SEED or drawn here.

A test that takes the fixture `chance` shows the seed when it fails; `KD_SEED=… pytest` draws the same again.
"""

import os
import random
import secrets

import pytest

SEED = os.environ.setdefault("KD_SEED", str(secrets.randbelow(10**9)))
"""The processes of a parallel run inherit it."""


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> random.Random:
    """A random generator of the test's own: what it draws depends on the seed and the test's name alone."""
    request.node.add_report_section("setup", "seed", f"KD_SEED={SEED}")
    return random.Random(f"{SEED} {request.node.nodeid}")
