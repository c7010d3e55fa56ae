import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Stores the bytes of files by id, outside any web root. */
export const fileStore = (folder: string) => {
  // The end of a UUIDv7 is random, so the folders fill evenly.
  const filePath = (id: string) => join(folder, id.slice(-2), id)

  return {
    /** Writes to a temporary name first, so that a crash leaves no incomplete file under the id. */
    async write(id: string, bytes: Buffer): Promise<void> {
      const path = filePath(id)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.part`, bytes, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },

    /** Null when the bytes were removed. */
    async open(id: string): Promise<{ size: number; stream: Readable } | null> {
      const found = await stat(filePath(id)).catch(() => null)
      return found && { size: found.size, stream: createReadStream(filePath(id)) }
    },

    remove: (id: string) => rm(filePath(id), { force: true }),
  }
}
