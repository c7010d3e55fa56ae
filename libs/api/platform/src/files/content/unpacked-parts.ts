import { constants, createInflateRaw } from 'node:zlib'

const CHUNK_BYTES = 64 * 1024
const HEADER_BYTES = 2

/** Inflates bytes in chunks and ignores anything after the deflated data. Rejects incomplete data. */
export async function* unpackedParts(packed: Buffer): AsyncGenerator<Buffer> {
  if (!looksDeflated(packed)) return
  // The checksum is not verified, because PDF readers ignore a wrong one.
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES, finishFlush: constants.Z_SYNC_FLUSH })
  inflate.end(packed.subarray(HEADER_BYTES))
  for await (const part of inflate) yield part as Buffer
}

/** The two bytes every zlib stream begins with (RFC 1950). */
export const looksDeflated = ([first = 0, second = 0]: Buffer) =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
