import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isAlive, createMark, type ProcessMark } from '../processes/process-mark'
import { refusal, systemCode } from '../../workspace/refusal'

interface Holder extends ProcessMark {
  address: string
}

/**
 * Claims a data folder for this process; returns how to give it back.
 * Refuses when a living process holds it, and takes over from one that is gone.
 */
export function takeLock(path: string, address: string): () => void {
  const mine: Holder = { ...createMark(process.pid), address }
  for (const attempt of ['first', 'after a dead holder']) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx', mode: 0o600 })
      return () => giveBack(path)
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error
    }
    const holder = holderIn(path)
    if (holder && isAlive(holder)) {
      throw refusal(
        `S4 is already running on this data folder (process ${holder.pid}, ${holder.address}). Use that one, ` +
          'stop it first, or set S4_DATA_DIR and the ports to others.',
      )
    }
    if (attempt === 'first' && !isBeingWritten(path)) rmSync(path, { force: true })
  }
  throw refusal('Another start is claiming this data folder at this very moment. Try again.')
}

function giveBack(path: string) {
  if (holderIn(path)?.pid === process.pid) rmSync(path, { force: true })
}

const TWO_SECONDS = 2000

/** A lock without a holder in it, made just now. */
function isBeingWritten(path: string) {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return !holderIn(path) && made !== undefined && Date.now() - made < TWO_SECONDS
}

function holderIn(path: string): Holder | undefined {
  try {
    const { pid, began, address } = JSON.parse(readFileSync(path, 'utf8'))
    return typeof pid === 'number' ? { pid, began: String(began), address: String(address) } : undefined
  } catch {
    return undefined
  }
}
