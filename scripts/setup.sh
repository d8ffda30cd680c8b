#!/usr/bin/env bash
# Installs what some of the tests need on Debian: `npm run setup:hosts` the server that the site is
# tried on, `npm run setup:engines` the other browsers. Where that is not possible it says so, and
# the tests count as skipped.
set -euo pipefail

case "${1:-}" in
  hosts) packages=(nginx libnginx-mod-http-brotli-static rsync) ;;
  engines) packages=(firefox-esr webkit2gtk-driver xvfb xauth gir1.2-webkit2-4.1 python3-gi) ;;
  *) echo "usage: scripts/setup.sh hosts|engines" >&2; exit 2 ;;
esac

install() {
  # Debian starts a service on installing it; the tests start their own.
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ] && printf '#!/bin/sh\nexit 101\n' > "$policy"; then
    trap 'rm -f "$policy"' EXIT
    chmod +x "$policy"
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null
}

if dpkg -s "${packages[@]}" > /dev/null 2>&1 || install; then
  echo "setup:$1: ${packages[*]} are installed."
else
  echo "setup:$1: could not install ${packages[*]}. It takes Debian, administrator rights (sudo) and the network; until then its tests count as skipped."
fi
