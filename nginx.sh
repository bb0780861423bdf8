#!/bin/sh
# Starts the proxy. nginx looks names up only when it reads its configuration, does not start with one that leads nowhere, and asks
# no instance whether it is stopping. So it is given the addresses of SHOPS (`server shop-1:3000 max_fails=1 fail_timeout=1s; …`) or of
# the file SHOPS_FILE. They are looked at every two seconds, and it reads its configuration anew when they have changed. Arguments go to
# nginx.
set -eu
mkdir -p "$RUN/names"
# a file that is there already is written to: for log rotation, and where the output is no file (systemd)
[ -e "$RUN/access.log" ] || ln -sf /dev/stdout "$RUN/access.log"

# Whether an instance says that it is not ready. One that is stopping answers for another DRAIN_S seconds, and loses what comes after
# that; one that is starting has not reached the backend yet.
is_not_ready() {
  timeout 1 bash -c 'exec 3<> "/dev/tcp/$0/$1" && printf "GET /api/health/ready HTTP/1.0\r\nHost: $0\r\n\r\n" >&3 &&
    read -r _ status _ <&3 && cat <&3 > /dev/null && [ "$status" = 503 ]' "$@" 2> /dev/null
}

# SHOPS with addresses for names, without instances that are not ready. A name that leads nowhere keeps the addresses that it had.
addresses() {
  if [ -n "${SHOPS_FILE:-}" ]; then cat "$SHOPS_FILE"; else printf %s "$SHOPS"; fi | tr -d '[]' | tr ';' '\n' | while read -r word shop options || [ -n "$word" ]; do
    [ "$word" = server ] || continue
    name=${shop%:*} port=${shop##*:}
    found=$(getent ahosts "$name" | awk '$2 == "STREAM" { print $1 }' | sort -u)
    # never half a file: uploads may have filled the folder
    [ -z "$found" ] || { echo "$found" > "$RUN/names/new" && mv "$RUN/names/new" "$RUN/names/$name.known"; } || true
    [ -e "$RUN/names/$name.known" ] || continue
    while read -r address; do
      is_not_ready "$address" "$port" && continue
      case $address in *:*) address="[$address]" ;; esac
      printf 'server %s:%s %s; ' "$address" "$port" "$options"
    done < "$RUN/names/$name.known"
  done
}

fill_in() {
  SHOPS=$1 envsubst '$LISTEN $RUN $SHOPS $SITE' < "$SITE/nginx.conf" > "$RUN/nginx.conf.new" && mv "$RUN/nginx.conf.new" "$RUN/nginx.conf"
}

known=$(addresses)
known=${known:-server 127.0.0.1:1 down;}
fill_in "$known"
# $$ is this process, and soon nginx
while sleep 2 && kill -0 $$ 2> /dev/null; do
  now=$(addresses)
  # where there is nothing better, an instance that is not ready is better than none
  [ -n "$now" ] && [ "$now" != "$known" ] || continue
  fill_in "$now" || continue
  known=$now
  echo "nginx.sh: the shops are now $known" >&2
  kill -HUP $$
done &
exec nginx -c "$RUN/nginx.conf" "$@"
