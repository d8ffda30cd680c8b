#!/usr/bin/env bash
# Puts an export live on a server of one's own, without a failed request.
#
#   release.sh EXPORT SITE   copies the export, then switches to it
#   release.sh --back SITE   switches back to the release before
#
# SITE is a folder of this machine; the web server's root is SITE/current. In it:
#   releases/ID   one export each, ID is the time it was made
#   kept/         the hashed files of all releases, so that a page loaded before a release still
#                 finds its parts after it, and old link previews their picture
#   lists/ID      which of the kept files a release uses
#   current       symbolic link to the live release; it is replaced in one step
#
# The newest KEEP_RELEASES (default 5) releases stay, and every one of the last KEEP_DAYS (default
# 30) days; with the others go the kept files that nothing uses any more. Needs GNU coreutils.
set -euo pipefail

keep_releases=${KEEP_RELEASES:-5}
keep_days=${KEEP_DAYS:-30}
hashed_folders=(_next/static og)

die() {
  echo "release.sh: $*" >&2
  exit 1
}

# Replaces the link in one step: rename(2) never leaves a moment without it.
switch_to() {
  ln -s "releases/$1" "$site/.current.new"
  mv -fT "$site/.current.new" "$site/current"
  echo "Live: $1"
}

live_release() {
  basename "$(readlink "$site/current")"
}

releases() {
  find "$site/releases" -mindepth 1 -maxdepth 1 -type d ! -name '.*' -printf '%f\n' | sort
}

go_back() {
  [ -L "$site/current" ] || die "$site has no live release."
  local live before
  live=$(live_release)
  before=$(releases | awk -v live="$live" '$0 == live { exit } { before = $0 } END { print before }')
  [ -n "$before" ] || die "There is no release before $live."
  switch_to "$before"
}

# Moves a new release's hashed files to kept/ and links the folder there. A file appears under its
# name only when it is whole.
keep_hashed_files() {
  local release=$1 list=$2 folder file
  : > "$list"
  for folder in "${hashed_folders[@]}"; do
    [ -d "$release/$folder" ] || continue
    mkdir -p "$site/kept/$folder"
    while IFS= read -r file; do
      echo "$folder/$file" >> "$list"
      cmp -s "$release/$folder/$file" "$site/kept/$folder/$file" && continue
      mkdir -p "$(dirname "$site/kept/$folder/$file")"
      mv -f "$release/$folder/$file" "$site/kept/$folder/.incoming"
      mv -f "$site/kept/$folder/.incoming" "$site/kept/$folder/$file"
    done < <(cd "$release/$folder" && find . -type f -printf '%P\n')
    rm -rf "${release:?}/$folder"
    ln -s "$(realpath -s --relative-to="$(dirname "$release/$folder")" "$site/kept/$folder")" \
      "$release/$folder"
  done
}

remove_old() {
  local live id
  live=$(live_release)
  while IFS= read -r id; do
    [ "$id" != "$live" ] || continue
    [ -n "$(find "$site/lists/$id" -mtime "+$keep_days" 2>/dev/null)" ] || continue
    rm -rf "${site:?}/releases/$id" "$site/lists/$id"
    echo "Removed: $id"
  done < <(releases | head -n "-$keep_releases")
  # What no list names belongs to no release that is left.
  comm -23 <(cd "$site/kept" && find . -type f ! -name .incoming -printf '%P\n' | sort) \
    <(cat "$site"/lists/* | sort -u) |
    while IFS= read -r file; do rm -f "$site/kept/$file"; done
}

release() {
  local export=$1 id stage
  [ -f "$export/index.html" ] && [ -f "$export/404.html" ] ||
    die "$export is not a finished export: run \"npm run build\" first."
  id=$(date -u +%Y%m%dT%H%M%S.%NZ)
  stage=$site/releases/.$id
  mkdir -p "$site/releases" "$site/kept" "$site/lists"
  # Times are not preserved: servers tell versions of a page apart by them.
  mkdir "$stage"
  cp -R "$export/." "$stage"
  chmod -R a+rX "$stage"
  keep_hashed_files "$stage" "$site/lists/$id"
  mv "$stage" "$site/releases/$id"
  switch_to "$id"
  remove_old
}

[ $# -eq 2 ] || die "usage: release.sh EXPORT SITE, or release.sh --back SITE"
site=$2
mkdir -p "$site"
site=$(cd "$site" && pwd)
# One release at a time; the lock goes when the script ends, however it ends.
exec 9> "$site/.lock"
flock -n 9 || die "another release to $site is running."
# What an interrupted run left behind.
rm -rf "$site"/releases/.[0-9]* "$site/.current.new"

if [ "$1" = --back ]; then go_back; else release "$1"; fi
