#!/usr/bin/env bash
# `npm run setup:hosts`: installs on Debian what the tests of hosts need, the server that the site is
# tried on. Where that is not possible it says so, and the tests count as skipped.
set -euo pipefail

packages=(nginx libnginx-mod-http-brotli-static rsync)

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
  echo "setup:hosts: ${packages[*]} are installed."
else
  echo "setup:hosts: could not install ${packages[*]}. It takes Debian, administrator rights (sudo) and the network; until then its tests count as skipped."
fi
