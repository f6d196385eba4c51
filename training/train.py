"""Learns the evaluation anew: games of the core against itself, small networks, core/weights*.inc.

    python training/train.py [--generations 8] [--games 120000]

The first generation learns from the full-greedy player, each later one from a player that uses the weights before it. A
network is trained on the games of the last few generations: trained on the latest only, it forgets what weak kingdoms
are worth and plays worse. Needs numpy and g++.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

NETWORKS = {"5_two": 1.0, "5": 1.0, "7": 0.25}
"""The suffixes of the files of weights, and how many games are played for each."""
CORE = Path(__file__).parent.parent / "core"
BATCH = 2048
EPOCHS = 5
REMEMBERED = 4
"""Generations whose games are learned from."""

Floats = NDArray[np.float32]


def shape() -> tuple[int, int]:
    """How many inputs and hidden units the core's network has; evaluation.hpp decides."""
    program = """
        #include <cstdio>
        #include "evaluation.hpp"
        int main() { std::printf("%d %d", kd::FEATURES, kd::HIDDEN); }
    """
    with tempfile.TemporaryDirectory() as folder:
        command = ["g++", "-std=c++20", f"-I{CORE}", "-x", "c++", "-", "-o", f"{folder}/shape"]
        subprocess.run(command, input=program, text=True, check=True)
        inputs, hidden = subprocess.run([f"{folder}/shape"], capture_output=True, check=True).stdout.split()
        return int(inputs), int(hidden)


def compile_with_core(name: str, folder: Path) -> Path:
    """A program of this folder."""
    program = folder / name
    sources = [CORE / f"{name}.cpp" for name in ("rules", "position", "notation", "evaluation", "policies")]
    flags = ["-O3", "-std=c++20", "-march=native", "-Wno-restrict", "-Wno-psabi"]
    subprocess.run(
        ["g++", *flags, str(Path(__file__).parent / f"{name}.cpp"), *map(str, sources), "-o", str(program)], check=True
    )
    return program


def train(samples: list[Path], inputs: int, hidden_units: int) -> tuple[list[Floats], float]:
    """Weights of a network that predicts the last column, and its error on samples that it has not seen."""
    data = np.concatenate([np.fromfile(file, dtype=np.float32).reshape(-1, inputs + 1) for file in samples])
    random = np.random.default_rng(0)
    random.shuffle(data)
    unseen = len(data) // 20
    x, y = data[unseen:, :inputs], data[unseen:, inputs]
    mean, spread = y.mean(), y.std()
    target = (y - mean) / spread
    weights: list[Floats] = [
        random.normal(0, inputs**-0.5, (inputs, hidden_units)).astype(np.float32),
        np.zeros(hidden_units, np.float32),
        random.normal(0, hidden_units**-0.5, hidden_units).astype(np.float32),
        np.zeros(1, np.float32),
    ]
    first = [np.zeros_like(w) for w in weights]  # the moments of Adam
    second = [np.zeros_like(w) for w in weights]
    steps = EPOCHS * (len(x) // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = random.permutation(len(x))
        for at in range(0, len(x) - BATCH + 1, BATCH):
            batch = order[at : at + BATCH]
            hidden = x[batch] @ weights[0] + weights[1]
            active = np.maximum(hidden, 0)
            error = (active @ weights[2] + weights[3][0] - target[batch]) / BATCH
            back = np.outer(error, weights[2]) * (hidden > 0)
            gradients = [x[batch].T @ back, back.sum(0), active.T @ error, np.array([error.sum()])]
            step += 1
            rate = 3e-3 * (1 - step / steps) + 1e-5
            for i, gradient in enumerate(gradients):
                first[i] += 0.1 * (gradient - first[i])
                second[i] += 0.001 * (gradient * gradient - second[i])
                change = (first[i] / (1 - 0.9**step)) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
                weights[i] -= (rate * change).astype(np.float32)
    weights[2] = weights[2] * spread
    weights[3] = weights[3] * spread + mean
    guess = np.maximum(data[:unseen, :inputs] @ weights[0] + weights[1], 0) @ weights[2] + weights[3][0]
    return weights, float(np.sqrt(((guess - data[:unseen, inputs]) ** 2).mean()))


def write(weights: list[Floats], file: Path) -> None:
    """The initialiser of a Network in evaluation.hpp."""

    def row(values: Floats) -> str:
        return "{" + ", ".join(f"{value:.4g}" for value in values) + "}"

    inputs = ",\n ".join(map(row, weights[0]))
    file.write_text(f"{{{inputs}}},\n{row(weights[1])},\n{row(weights[2])},\n{weights[3][0]:.5g}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=120_000, help="of each generation for a 5x5 grid")
    arguments = parser.parse_args()
    inputs, hidden_units = shape()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        samples: dict[str, list[Path]] = {network: [] for network in NETWORKS}
        for generation in range(arguments.generations):
            program = compile_with_core("samples", folder)
            policy = "value" if generation else "full-greedy"
            for network, share in NETWORKS.items():
                file = folder / f"{network}.{generation}"
                games = round(arguments.games * share)
                subprocess.run([program, network, policy, str(games), str(generation), str(file)], check=True)
                samples[network].append(file)
                weights, error = train(samples[network][-REMEMBERED:], inputs, hidden_units)
                write(weights, CORE / f"weights{network}.inc")
                print(f"generation {generation}, {network}: off by {error:.2f} points", flush=True)


if __name__ == "__main__":
    main()
