import { constants, createInflateRaw } from 'node:zlib'

const PART = 64 * 1024
const HEADER = 2

/** What deflated bytes unpack to, a part at a time; whatever follows them is left alone. Rejects where they break off in the middle. */
export async function* unpackedParts(packed: Buffer): AsyncGenerator<Buffer> {
  if (!looksDeflated(packed)) return
  // Without the check sum at the end: those who show a PDF pass over a wrong one.
  const inflate = createInflateRaw({ chunkSize: PART, finishFlush: constants.Z_SYNC_FLUSH })
  inflate.end(packed.subarray(HEADER))
  for await (const part of inflate) yield part as Buffer
}

/** The two bytes every zlib stream begins with (RFC 1950). */
export const looksDeflated = ([first = 0, second = 0]: Buffer) =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
