#!/usr/bin/env bash
# Installs what some of the tests need on Debian: `npm run setup:hosts` the server that the site is
# tried on, `npm run setup:engines` the other browsers. Where that is not possible it says so, and
# the tests count as skipped.
set -euo pipefail

case "${1:-}" in
  hosts) packages=(nginx libnginx-mod-http-brotli-static rsync) ;;
  engines) packages=(firefox-esr webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi) ;;
  *) echo "usage: scripts/setup.sh hosts|engines" >&2; exit 2 ;;
esac
name="setup:$1"
later="Until then its tests count as skipped."

has_all() { dpkg -s "${packages[@]}" > /dev/null 2>&1; }

if has_all; then
  echo "$name: ${packages[*]} are installed."
elif ! command -v apt-get > /dev/null; then
  echo "$name: no apt-get here. Install what Debian calls ${packages[*]}. $later"
elif [ "$(id -u)" -ne 0 ]; then
  echo "$name: needs administrator rights: sudo apt-get install ${packages[*]}. $later"
else
  # Debian starts a service on installing it; the tests start their own.
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    printf '#!/bin/sh\nexit 101\n' > "$policy"
    chmod +x "$policy"
  fi
  export DEBIAN_FRONTEND=noninteractive
  if apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null &&
    has_all; then
    echo "$name: installed ${packages[*]}."
  else
    echo "$name: could not install ${packages[*]} (is the network there?). $later"
  fi
fi
