"""Backs up a store with the packaged script while reports arrive, damages the store, and restores it as README.md says."""

import json
import os
import random
import subprocess
import tempfile
import threading
import time

from trials.service import Client, Server, check, noise, photo_bytes, served_photo

SCRIPT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "release", "backup")


def restored(options):
    program = options.program
    source = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as directory:
        store, photos, backups = f"{directory}/pets.sqlite", f"{directory}/photos", f"{directory}/backups"
        sent = f"{directory}/sent"
        os.mkdir(backups)

        def run(*words):
            return subprocess.run(words, stderr=subprocess.PIPE, text=True, check=False, env=dict(
                os.environ, PETMAP_PROGRAM=program, PETMAP_BACKUP_HOOK=f"echo >{sent}"))

        def back_up():
            # The names of copies have the second.
            time.sleep(1.1)
            done = run(SCRIPT, store, photos, backups, "2")
            check(done.returncode == 0, f"backup: {done.stderr}")

        server = Server.started(program, directory)
        client = Client(server.port)
        kept = {}
        for number in range(20):
            pet = json.loads(client.create(f"Rex {number}").body)
            photo = photo_bytes(source)
            check(client.upload(pet, photo).status == 201, "upload")
            kept[pet["id"]] = served_photo(photo)
        is_done = threading.Event()

        def write():
            writer = Client(server.port)
            while not is_done.is_set():
                writer.upload(json.loads(writer.create().body), noise(300, source))

        thread = threading.Thread(target=write)
        thread.start()
        try:
            for _ in range(3):
                back_up()
        finally:
            is_done.set()
            thread.join()
        names = sorted(name for name in os.listdir(backups) if name.endswith(".sqlite"))
        check(len(names) == 2, f"kept: {names}")
        check(os.path.exists(sent), "the hook did not run")
        # The photos of the copy take no space of their own.
        copied = f"{backups}/{names[-1].removesuffix('.sqlite')}.photos"
        links = [os.stat(f"{copied}/{name}").st_nlink for name in os.listdir(copied) if name.endswith(".jpeg")]
        check(len(links) >= len(kept) and min(links) > 1, f"some photos were copied: {links}")
        check("petmap_backup_timestamp_seconds " in client.get("/metrics").body.decode(), "no time of the backup")

        refused = run(program, "store", "restore", f"{backups}/{names[-1]}", "--store", store, "--photos", photos)
        check(refused.returncode == 5, f"a store in use was replaced: {refused.returncode} {refused.stderr}")
        server.stop_cleanly()
        with open(store, "r+b") as file:
            file.write(noise(8192, source)[:8192])
        check(run(SCRIPT, store, photos, backups, "2").returncode != 0, "a damaged store was backed up")
        done = run(program, "store", "restore", f"{backups}/{names[-1]}", "--store", store, "--photos", photos)
        check(done.returncode == 0, f"restore: {done.stderr}")
        check(any(".replaced-" in name for name in os.listdir(directory)), "the damaged store is gone")

        if os.geteuid() == 0:
            # The root of a disk cannot be renamed.
            disk, restore = f"{directory}/disk", f"{program} store restore {backups}/{names[-1]}"
            os.mkdir(disk)
            done = run("unshare", "-m", "sh", "-ec", f"""
                mount -t tmpfs none {disk}
                for time in 1 2; do {restore} --store {directory}/other.sqlite --photos {disk}; done
                {program} store check --store {directory}/other.sqlite --photos {disk}
                {program} store check --store {directory}/other.sqlite.replaced-* --photos {disk}/.replaced-*
                """)
            check(done.returncode == 0, f"restore to the root of a disk: {done.stderr}")

        server = Server.started(program, directory)
        client = Client(server.port)
        for name, photo in kept.items():
            check(client.get(f"/images/{name}.jpeg").body == photo, f"the photo of {name} differs")
        count = len(client.all_listed())
        check(client.create().status == 201, "the restored store is not writable")
        server.stop_cleanly()
    return f"{count} reports with their photos were restored from the newest of {len(names)} backups"
