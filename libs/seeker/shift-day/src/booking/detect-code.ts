import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import { codeReaderFile } from './code-reader-file'

// The library's default is a CDN, which closed networks block.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? codeReaderFile : folder + path),
  },
})

const detector = new BarcodeDetector({ formats: ['qr_code'] })

/** The code in the first QR code of a picture or video frame, or null. */
export async function detectCode(image: HTMLVideoElement | ImageBitmap): Promise<string | null> {
  const [found] = await detector.detect(image)
  return found ? parseCode(found.rawValue) : null
}

/** Null when the file is no picture or contains no QR code. */
export async function codeInPhoto(photo: Blob): Promise<string | null> {
  try {
    return await detectCode(await createImageBitmap(photo))
  } catch {
    return null
  }
}

/** A site's QR code contains a link to the booking screen with the code as a parameter. */
export const parseCode = (text: string): string =>
  URL.canParse(text) ? (new URL(text).searchParams.get('code') ?? text) : text
