import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { SealedColumn } from './sealed-columns'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_BYTES = 8
/** The first bytes of every sealed value: `S4` and the format's number. */
const FORMAT = Buffer.from([0x53, 0x34, 0x01])
const HEADER_BYTES = FORMAT.length + KEY_ID_BYTES

/** Encrypts personal numbers at rest. Each value is bound to its column and row and cannot be opened anywhere else. */
export interface Sealer {
  /** `rowId` is the row's primary key, as `joinRowId` returns it. */
  seal(plain: string, column: SealedColumn, rowId: string): Buffer
  /** Throws for an unknown key, another column or row, and an altered value. */
  open(sealed: Buffer, column: SealedColumn, rowId: string): string
  /** The format and the id of the present key; a value with another header has an older format or key. */
  header: Buffer
}

/** Seals with `key`; opens values of any of the keys. */
export function createSealer(key: Buffer, oldKeys: readonly Buffer[] = []): Sealer {
  const keys = [key, ...oldKeys].map((each) => ({ key: each, header: keyHeader(each) }))
  const header = keyHeader(key)

  return {
    header,
    seal(plain, column, rowId) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(additionalData(column, rowId, header))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([header, nonce, cipher.getAuthTag(), body])
    },
    open(sealed, column, rowId) {
      const known = keys.find((each) => sealed.subarray(0, HEADER_BYTES).equals(each.header))
      if (known) return decrypt(sealed.subarray(HEADER_BYTES), known.key, additionalData(column, rowId, known.header))
      return openUnbound(
        sealed,
        keys.map((each) => each.key),
        column,
      )
    },
  }
}

/** The id names the key without revealing it. */
const keyHeader = (key: Buffer) =>
  Buffer.concat([FORMAT, createHmac('sha256', key).update('key id').digest().subarray(0, KEY_ID_BYTES)])

const additionalData = (column: SealedColumn, rowId: string, header: Buffer) =>
  Buffer.concat([header, Buffer.from(JSON.stringify([column, rowId]))])

function decrypt(sealed: Buffer, key: Buffer, aad?: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  if (aad) decipher.setAAD(aad)
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** Opens a value of the older format, which is not bound to a row and names no key. */
function openUnbound(sealed: Buffer, keys: readonly Buffer[], column: SealedColumn): string {
  for (const key of keys) {
    try {
      return decrypt(sealed, key)
    } catch {
      // The next key may fit.
    }
  }
  throw new Error(`a value of ${column} was sealed with an unknown key, or was altered`)
}
