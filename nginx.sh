#!/bin/sh
# Starts the proxy. nginx looks names up only when it reads its configuration, and does not start with one that leads nowhere: so
# it is given the addresses of SHOPS (`server shop-1:3000 max_fails=1 fail_timeout=1s; …`), which are looked up again every two
# seconds, and reads its configuration anew when they have changed. Arguments go to nginx.
set -eu
mkdir -p "$RUN/names"
# a file that is there already is written to: for log rotation, and where the output is no file (systemd)
[ -e "$RUN/access.log" ] || ln -sf /dev/stdout "$RUN/access.log"

# SHOPS with addresses for names. A name that leads nowhere keeps the addresses that it had; none at all is no reason not to start.
addresses() {
  printf %s "$SHOPS" | tr -d '[]' | tr ';' '\n' | {
    while read -r word shop options || [ -n "$word" ]; do
      [ "$word" = server ] || continue
      name=${shop%:*}
      getent ahosts "$name" | awk '$2 == "STREAM" { print ($1 ~ /:/) ? "[" $1 "]" : $1 }' | sort -u > "$RUN/names/found"
      [ ! -s "$RUN/names/found" ] || mv "$RUN/names/found" "$RUN/names/$name.known"
      [ ! -e "$RUN/names/$name.known" ] || sed "s/.*/server &:${shop##*:} $options;/" "$RUN/names/$name.known"
    done
  } | tr '\n' ' ' | grep . || echo 'server 127.0.0.1:1 down;'
}

fill_in() { SHOPS=$known envsubst '$LISTEN $RUN $SHOPS $SITE' < "$SITE/nginx.conf" > "$RUN/nginx.conf"; }

known=$(addresses)
fill_in
# $$ is this process, and soon nginx
while sleep 2 && kill -0 $$ 2> /dev/null; do
  now=$(addresses)
  [ "$now" != "$known" ] || continue
  known=$now
  fill_in
  echo "nginx.sh: the shops are now $known" >&2
  kill -HUP $$
done &
exec nginx -c "$RUN/nginx.conf" "$@"
