import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Makes this process draw the same ids, PINs and secrets each time, so that pictures of the town stay the same.
 * Only for a town that is thrown away: everybody can know what is drawn.
 */
export function repeatChance(now: Date): void {
  const stream = crypto.createCipheriv('aes-256-ctr', Buffer.alloc(32), Buffer.alloc(16))
  const draw = (size: number) => stream.update(Buffer.alloc(size))
  Object.assign(crypto, {
    randomBytes: draw,
    randomInt: (below: number) => draw(4).readUInt32LE() % below,
    randomFillSync: (bytes: Uint8Array) => (bytes.set(draw(bytes.length)), bytes),
  })
  syncBuiltinESMExports()
  // An id begins with the time at which it is drawn.
  Date.now = () => now.getTime()
}
