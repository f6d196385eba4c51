"""`kingdomino` with a tenth of its patience and few files, so that a test need not wait for the true limits."""

import resource

from kingdomino.cli import main
from kingdomino.server.door import Door

if __name__ == "__main__":
    Door.patience = {stage: seconds / 10 for stage, seconds in Door.patience.items()}
    Door.most_stalled = 1
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
    main()
