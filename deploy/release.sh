#!/usr/bin/env bash
# Releases out/ to the folder of a server: bash deploy/release.sh deploy@www.example.com:/srv/www/www.example.com
set -euo pipefail
site=$1
# Without photographs an export has none, and the next line names them.
mkdir -p out/pictures
# -I gives every hashed file of the release today's date, which the last line goes by.
rsync -rpRI --chmod=D755,F644 out/./_next/static out/./og out/./pictures "$site/"
# -c without -t leaves a page that did not change its date, and with it the validator by which browsers
# ask for it. --chmod lets nginx read the files whatever the umask.
rsync -rpc --chmod=D755,F644 --delete-after --exclude=/_next/static --exclude=/og --exclude=/pictures out/ "$site/"
ssh "${site%%:*}" "cd '${site#*:}' && find _next/static og pictures -type f -mtime +90 -delete"
