import { ApiError } from '@s4/contract/api-error'
import sharp, { type Sharp } from 'sharp'
import { atMost } from './at-most'
import type { PictureType } from './file-kind'

/** Above any phone's camera; more is a picture made to exhaust memory. */
const MAX_PIXELS = 64_000_000
const SECONDS = 20
const MAX_SIDE = 2400
/** Of Node's four threads two stay free: signing in at the database and reading files need one too. */
const inTurn = atMost(2)

/**
 * The picture drawn anew: upright, at most 2400 pixels a side unless told, without location or any other metadata.
 * Throws `file.unreadable` for what cannot be drawn.
 */
export async function cleanPicture(bytes: Buffer, type: PictureType, longestSide = MAX_SIDE): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  try {
    return await inTurn(() => encoders[type](picture).toBuffer())
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
