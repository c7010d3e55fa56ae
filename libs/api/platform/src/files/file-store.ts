import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

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

    /** The same from a stream, for bytes that do not fit in memory. Returns how many there were. */
    async writeStream(id: string, bytes: NodeJS.ReadableStream): Promise<number> {
      const path = filePath(id)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(bytes, createWriteStream(`${path}.part`, { mode: 0o600 }))
      await rename(`${path}.part`, path)
      return (await stat(path)).size
    },

    /** Null when the bytes were removed. */
    async open(id: string): Promise<{ size: number; stream: Readable } | null> {
      const found = await stat(filePath(id)).catch(() => null)
      return found && { size: found.size, stream: createReadStream(filePath(id)) }
    },

    async remove(id: string): Promise<void> {
      await rm(filePath(id), { force: true })
      await rm(`${filePath(id)}.part`, { force: true })
    },
  }
}
