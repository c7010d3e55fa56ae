import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where bytes live, by file id; outside any web root. */
export const fileStore = (folder: string) => {
  // The end of a UUIDv7 is random, so the folders fill evenly.
  const filePath = (id: string) => join(folder, id.slice(-2), id)

  return {
    /** Whole or not at all: a crash leaves no half file under the id. */
    async write(id: string, bytes: Buffer): Promise<void> {
      const path = filePath(id)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.part`, bytes, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },

    /** Null when the bytes are gone. */
    async open(id: string): Promise<{ size: number; stream: Readable } | null> {
      const found = await stat(filePath(id)).catch(() => null)
      return found && { size: found.size, stream: createReadStream(filePath(id)) }
    },

    remove: (id: string) => rm(filePath(id), { force: true }),
  }
}
