import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileStore, storedName } from './file-store'

/** Files in a folder outside any web root. */
export function folderStore(folder: string): FileStore {
  const filePath = (id: string) => join(folder, storedName(id))

  return {
    /** Writes to a temporary name first, so that a crash leaves no incomplete file under the id. */
    async write(id, bytes) {
      const path = filePath(id)
      await mkdir(dirname(path), { recursive: true })
      // A buffer by itself would be read byte by byte.
      const source = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes
      await pipeline(source, createWriteStream(`${path}.part`, { mode: 0o600 }))
      await rename(`${path}.part`, path)
      return (await stat(path)).size
    },

    async open(id, range) {
      const found = await stat(filePath(id)).catch(() => null)
      return found && { size: found.size, stream: createReadStream(filePath(id), range) }
    },

    async remove(id) {
      await rm(filePath(id), { force: true })
      await rm(`${filePath(id)}.part`, { force: true })
    },

    async *list(ending) {
      for (const id of await readdir(join(folder, ending)).catch(() => [])) {
        const found = await stat(filePath(id)).catch(() => null)
        if (found) yield { id, size: found.size, keptAt: found.mtime }
      }
    },

    signedAddress: async () => null,
    check: () => stat(folder),
  }
}
