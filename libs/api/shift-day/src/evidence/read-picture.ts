import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Deps } from '@s4/api-platform/deps'

/** A stored picture as a JPEG of at most `longestSide` pixels a side; null when its file is gone. */
export const readPicture =
  ({ files }: Pick<Deps, 'files'>, longestSide: number) =>
  async (fileId: string): Promise<Buffer | null> => {
    const file = await files.open(fileId)
    if (!file) return null
    return sharp(await buffer(file.stream))
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 })
      .toBuffer()
  }
