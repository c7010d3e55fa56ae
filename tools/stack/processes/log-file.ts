import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

const FIVE_MEGABYTES = 5 * 1024 * 1024
const LOOK_EVERY = 10_000

/** Opens a log to append to; what writes to it may go on for days, so `keepShort` keeps it from filling the disk. */
export function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true })
  shorten(path)
  return openSync(path, 'a', 0o600)
}

/** Empties a long log at intervals and keeps its end in `….previous`. Returns the function that stops it. */
export function keepShort(path: string): () => void {
  const timer = setInterval(() => {
    try {
      shorten(path)
    } catch {
      // Tried again at the next check: a failed log must not end the program that writes it.
    }
  }, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

/** Whoever writes keeps the file open and appends, so it is emptied rather than moved away. */
export function shorten(path: string, longest = FIVE_MEGABYTES): void {
  if (!existsSync(path) || statSync(path).size <= longest) return
  const previous = `${path}.previous`
  try {
    rmSync(previous, { force: true })
    writeFileSync(previous, readEnd(path, longest), { mode: 0o600 })
  } catch {
    // On a full disk free space matters more than the last lines.
    rmSync(previous, { force: true, recursive: true })
  }
  truncateSync(path)
}

/** Not all of it: a flood of lines must not take the disk's room twice. */
function readEnd(path: string, longest: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const end = Buffer.alloc(Math.min(size, longest))
    readSync(file, end, 0, end.length, size - end.length)
    return end
  } finally {
    closeSync(file)
  }
}
