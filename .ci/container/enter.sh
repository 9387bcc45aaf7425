#!/bin/sh
# Runs a program in the folder of a stage as a container does: IMAGE is its root, with this machine's programs in it.
# enter.sh IMAGE build|run WORKDIR USER PROGRAM…
# build: everything can be written. run: nothing but /data, which is DATA_DIR, and /tmp.
set -eu
image=$1 mode=$2 workdir=$3 user=$4
shift 4
if [ -z "${ENTERED:-}" ]; then
  ENTERED=1 exec unshare --mount --propagation private "$0" "$image" "$mode" "$workdir" "$user" "$@"
fi
unset ENTERED
[ "$mode" = build ] || { chown -R "$user" "$DATA_DIR" && chmod 700 "$DATA_DIR"; }
mount --bind "$image" "$image"
for folder in usr bin sbin lib lib64 etc; do
  [ -e "/$folder" ] || continue
  mkdir -p "$image/$folder"
  mount --rbind "/$folder" "$image/$folder"
  mount -o remount,bind,ro "$image/$folder"
done
mkdir -p "$image/proc" "$image/dev" "$image/tmp" "$image/data"
mount --rbind /proc "$image/proc"
mount --rbind /dev "$image/dev"
mount -t tmpfs -o mode=1777 tmpfs "$image/tmp"
if [ "$mode" = run ]; then
  mount --bind "$DATA_DIR" "$image/data"
  mount -o remount,bind,ro "$image"
  DATA_DIR=/data
  export DATA_DIR
fi
cd "$image$workdir"
exec chroot --userspec="$user" "$image" /usr/bin/env -C "$workdir" "$@"
