import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

// Its default is a CDN; the copy the app serves also works on a closed network.
prepareZXingModule({
  overrides: { locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? wasm : folder + path) },
})

const detector = new BarcodeDetector({ formats: ['qr_code'] })

/** The text of the first QR code in a picture or a frame of video; null when there is none. */
export async function detectCode(image: HTMLVideoElement | ImageBitmap): Promise<string | null> {
  const [found] = await detector.detect(image)
  return found ? codeIn(found.rawValue) : null
}

/** Null when the file is no picture or holds no QR code. */
export async function codeInPhoto(photo: Blob): Promise<string | null> {
  try {
    return await detectCode(await createImageBitmap(photo))
  } catch {
    return null
  }
}

/** A site's QR code holds a link to the booking screen; the code is its parameter. */
export const codeIn = (text: string): string =>
  URL.canParse(text) ? (new URL(text).searchParams.get('code') ?? text) : text
