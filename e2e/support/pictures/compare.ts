import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Picture } from './take-picture'

/** Points that may differ: the brush of another processor. */
export const MAX_DIFFERENT = 24
const accepted = join(import.meta.dirname, '../../pictures/accepted')

export const acceptedFile = (name: string) => join(accepted, `${name}.webp`)

const raw = ({ width, height }: Picture, channels: 3 | 4 = 3) => ({ raw: { width, height, channels } })

export const encode = (picture: Picture): Promise<Buffer> =>
  sharp(picture.pixels, raw(picture)).webp({ quality: 60, effort: 2 }).toBuffer()

export async function accept(name: string, picture: Picture): Promise<void> {
  const file = acceptedFile(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await encode(picture))
}

export interface Difference {
  what: string
  pictures: { expected?: Buffer; actual: Buffer; diff?: Buffer }
}

/** Null when it looks as it was accepted. */
export async function compare(name: string, picture: Picture): Promise<Difference | null> {
  const file = acceptedFile(name)
  const after = await encode(picture)
  if (!existsSync(file)) return { what: 'nobody has accepted a picture yet', pictures: { actual: await png(picture) } }
  const before = readFileSync(file)
  if (before.equals(after)) return null
  const [old, fresh] = await sameSize([before, after])
  const { width, height } = old
  const difference = { pixels: Buffer.alloc(width * height * 4), width, height }
  const different = pixelmatch(old.pixels, fresh.pixels, difference.pixels, width, height, { threshold: 0.05 })
  if (different <= MAX_DIFFERENT) return null
  return {
    what: `${different} points differ`,
    pictures: { expected: await png(old, 4), actual: await png(fresh, 4), diff: await png(difference, 4) },
  }
}

const png = (picture: Picture, channels: 3 | 4 = 3) => sharp(picture.pixels, raw(picture, channels)).png().toBuffer()

/** The smaller is filled up to the larger. */
async function sameSize([one, other]: [Buffer, Buffer]): Promise<[Picture, Picture]> {
  const sizes = await Promise.all([sharp(one).metadata(), sharp(other).metadata()])
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const filled = async (file: Buffer, size: { width: number; height: number }): Promise<Picture> => ({
    pixels: await sharp(file)
      .ensureAlpha()
      .extend({ right: width - size.width, bottom: height - size.height, background: 'magenta' })
      .raw()
      .toBuffer(),
    width,
    height,
  })
  return [await filled(one, sizes[0]), await filled(other, sizes[1])]
}
