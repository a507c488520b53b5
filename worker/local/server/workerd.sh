#!/bin/sh
# Runs workerd as Miniflare asks, with its entry at a socket of a folder in place of a port. One that was killed has left its sockets.
rm -f "$STEWARD_SOCKETS/entry" "$STEWARD_SOCKETS"/*:0
exec "$STEWARD_WORKERD" "$@" "--socket-addr=entry=unix:$STEWARD_SOCKETS/entry"
