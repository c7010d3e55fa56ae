import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { SealedColumn } from './sealed-columns'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const KEY_ID = 8
/** What every value of this format begins with: a mark and the format's number. */
const FORMAT = Buffer.from([0x53, 0x34, 0x01])
const HEADER = FORMAT.length + KEY_ID

/** Encrypts personal numbers at rest, each bound to its table, column and row: in any other place it cannot be opened. */
export interface Sealing {
  /** `rowId` is the row's primary key, as `rowIdOf` writes it. */
  seal(plain: string, column: SealedColumn, rowId: string): Buffer
  /** Throws when the value was sealed with a key that is not here, for another place, or was altered. */
  open(sealed: Buffer, column: SealedColumn, rowId: string): string
  /** What a value sealed now begins with: the format and the key's id. Any other beginning is an older format or key. */
  header: Buffer
}

/** Seals with `key` and opens what any of the keys sealed. */
export function sealing(key: Buffer, oldKeys: readonly Buffer[] = []): Sealing {
  const keys = [key, ...oldKeys].map((each) => ({ key: each, header: keyHeader(each) }))
  const header = keyHeader(key)

  return {
    header,
    seal(plain, column, rowId) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(additionalData(column, rowId, header))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([header, nonce, cipher.getAuthTag(), body])
    },
    open(sealed, column, rowId) {
      const known = keys.find((each) => sealed.subarray(0, HEADER).equals(each.header))
      if (known) return decrypt(sealed.subarray(HEADER), known.key, additionalData(column, rowId, known.header))
      return openUnbound(
        sealed,
        keys.map((each) => each.key),
        column,
      )
    },
  }
}

/** The id says which key sealed a value, and nothing about the key. */
const keyHeader = (key: Buffer) =>
  Buffer.concat([FORMAT, createHmac('sha256', key).update('key id').digest().subarray(0, KEY_ID)])

const additionalData = (column: SealedColumn, rowId: string, header: Buffer) =>
  Buffer.concat([header, Buffer.from(JSON.stringify([column, rowId]))])

function decrypt(sealed: Buffer, key: Buffer, place?: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  if (place) decipher.setAAD(place)
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}

/** A value from before values were bound to a place, which names no key: readable until it is sealed again. */
function openUnbound(sealed: Buffer, keys: readonly Buffer[], column: SealedColumn): string {
  for (const key of keys) {
    try {
      return decrypt(sealed, key)
    } catch {
      // The next key may fit.
    }
  }
  throw new Error(`a value of ${column} was sealed with a key that is not here, or was altered`)
}
