import { createHash } from 'node:crypto'
import { readSettings } from '@s4/api-platform/settings'
import { endings, type FileStore, folderStore, openFileStore } from '@s4/api-platform/files'
import { refusal } from '@s4/db'

const AT_ONCE = 8

export interface Moved {
  copied: number
  thereBefore: number
}

/**
 * `node server.js move-files`: copies the files of S4_FILES_DIR to S4_FILES_BUCKET and leaves them where they are. It
 * can run again, also while S4 works, and copies only what is not there. With `--whole` it compares every byte again.
 */
export async function moveFiles(): Promise<void> {
  const settings = readSettings(process.env)
  if (!settings.filesDir || settings.filesBucket === null)
    throw refusal('Set S4_FILES_DIR to the folder to copy from and S4_FILES_BUCKET to the bucket to copy to.')
  const moved = await copyFiles(folderStore(settings.filesDir), await openFileStore(settings), {
    isWhole: process.argv.includes('--whole'),
  })
  process.stdout.write(`${moved.copied} files were copied and compared, ${moved.thereBefore} were there before.\n`)
}

/** Throws at the first file that is not the same after it was copied. */
export async function copyFiles(from: FileStore, to: FileStore, { isWhole = false } = {}): Promise<Moved> {
  const moved: Moved = { copied: 0, thereBefore: 0 }
  for (const ending of endings) {
    const there = new Map<string, number>()
    for await (const { id, size } of to.list(ending)) there.set(id, size)
    const waiting: { id: string; size: number }[] = []
    for await (const file of from.list(ending)) if (!file.id.endsWith('.part')) waiting.push(file)

    const takeNext = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { id, size } = next
        if (there.get(id) === size && (!isWhole || (await isSame(id, from, to)))) moved.thereBefore += 1
        else if (await copyFile(id, from, to)) moved.copied += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
  }
  return moved
}

/** False when the file was removed in the meantime. */
async function copyFile(id: string, from: FileStore, to: FileStore): Promise<boolean> {
  const file = await from.open(id)
  if (!file) return false
  await to.write(id, file.stream)
  if (await isSame(id, from, to)) return true
  throw refusal(`The file ${id} is not the same in the bucket. Run move-files again.`)
}

async function isSame(id: string, one: FileStore, other: FileStore): Promise<boolean> {
  const [first, second] = await Promise.all([hashOf(id, one), hashOf(id, other)])
  return first === second
}

async function hashOf(id: string, store: FileStore): Promise<string | null> {
  const file = await store.open(id)
  if (!file) return null
  const hash = createHash('sha256')
  for await (const part of file.stream as AsyncIterable<Uint8Array>) hash.update(part)
  return hash.digest('hex')
}
