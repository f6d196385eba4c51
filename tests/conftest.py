"""What all tests share: started in the background, a shell hands down an ignored Ctrl-C, which the tests then send."""

import signal

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
