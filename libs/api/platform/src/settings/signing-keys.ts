import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The first signs; what any of them signed is accepted. */
export type SigningKeys = readonly [Buffer, ...Buffer[]]

export const sign = ([key]: SigningKeys, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export const isSigned = (keys: SigningKeys, text: string, given: Buffer): boolean =>
  keys.some((key) => {
    const right = sign([key], text)
    return right.length === given.length && timingSafeEqual(right, given)
  })

/** Names a key without telling it. */
export const keyId = (key: Buffer): string =>
  createHash('sha256').update('S4 key').update(key).digest('hex').slice(0, 8)
