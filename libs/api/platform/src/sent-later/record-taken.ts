import type { Db } from '@s4/db'
import { insertSentLater, type Sent } from './sent-later-repository'

/** Keeps beside what was done that the phone sent it later; in the transaction of what was done. */
export async function recordTaken(tx: Db, sent: Omit<Sent, 'refused'>): Promise<void> {
  await insertSentLater(tx, { ...sent, refused: null })
}
