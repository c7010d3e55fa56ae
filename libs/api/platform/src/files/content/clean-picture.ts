import { ApiError } from '@s4/contract/api-error'
import sharp, { type Sharp } from 'sharp'
import { limitConcurrency } from './limit-concurrency'
import type { PictureType } from './file-kind'

/** More than any phone camera has; a larger picture may be an attack on memory. */
const MAX_PIXELS = 64_000_000
const TIMEOUT_SECONDS = 20
const MAX_SIDE_PIXELS = 2400
/** Two of Node's four threads stay free for file reads and database sign-in. */
const limited = limitConcurrency(2)

/**
 * Encodes a picture again: upright, at most `longestSide` pixels a side, without location or other metadata.
 * Throws `file.unreadable` when it cannot be decoded.
 */
export async function cleanPicture(bytes: Buffer, type: PictureType, longestSide = MAX_SIDE_PIXELS): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  try {
    return await limited(() => encoders[type](picture).toBuffer())
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
    throw new ApiError(
      'file.unreadable',
      tooLarge ? { message: 'That picture has too many pixels. Send a smaller copy.' } : {},
    )
  }
}

const encoders: Record<PictureType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 84, mozjpeg: true }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 84 }),
}
