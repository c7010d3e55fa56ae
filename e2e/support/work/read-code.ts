import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** The text of the QR code in a picture. */
export async function readCode(picture: Buffer): Promise<string> {
  const [code] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })
  if (!code) throw new Error('there is no QR code in the picture')
  return code.text
}
