import sharp from 'sharp'
import type { Visitor } from './visitors'

/** Longer pages are cut. */
const MAX_HEIGHT = 2400

export interface Picture {
  pixels: Buffer
  width: number
  height: number
}

/** A picture of the whole page, half as wide and high. */
export async function takePicture({ debug, page }: Visitor): Promise<Picture> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const { data } = await debug.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT), scale: 0.5 },
  })
  const half = await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: half.data, width: half.info.width, height: half.info.height }
}
