import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encrypts personal numbers at rest: nonce, tag and ciphertext in one value. */
export interface Sealing {
  seal(plain: string): Buffer
  /** Throws when the value was not sealed with this key or was altered. */
  open(sealed: Buffer): string
}

export const sealing = (key: Buffer): Sealing => ({
  seal(plain) {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(ALGORITHM, key, nonce)
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body])
  },
  open(sealed) {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE))
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  },
})
