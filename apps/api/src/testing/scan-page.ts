import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import sharp from 'sharp'

const DOTS_A_POINT = 4
const detector = createRequire(import.meta.url).resolve('barcode-detector/ponyfill')
const wasm = createRequire(detector).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** What a scanner reads from the first page of a PDF that draws its QR code as squares; null when it reads nothing. */
export async function scanFirstPage(pdf: Buffer): Promise<string | null> {
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })
  standInForRectangles()
  const [read] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(await drawSquares(readSquares(pdf)))
  return read?.rawValue ?? null
}

type Square = [x: number, y: number, width: number, height: number]

function readSquares(pdf: Buffer): Square[] {
  const raw = pdf.toString('latin1')
  for (const { index, 0: marker } of raw.matchAll(/stream\r?\n/g)) {
    if (raw.slice(index - 3, index) === 'end') continue
    const content = inflateSync(pdf.subarray(index + marker.length, raw.indexOf('endstream', index))).toString('latin1')
    const squares = [...content.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g)].map(
      (match) => match.slice(1).map(Number) as Square,
    )
    if (squares.length > 0) return squares
  }
  throw new Error('no page of this PDF draws squares')
}

/** The detector tells where the code was, in a browser's own rectangles, which Node lacks. */
function standInForRectangles() {
  if ('DOMRectReadOnly' in globalThis) return
  Object.defineProperty(globalThis, 'DOMRectReadOnly', { value: Object })
}

/** Black squares on white paper, as a camera would see them. */
async function drawSquares(squares: readonly Square[]): Promise<Blob> {
  const side =
    Math.ceil(Math.max(...squares.flatMap(([x, y, width, height]) => [x + width, y + height])) + 40) * DOTS_A_POINT
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [x, y, width, height] of squares) {
    for (let row = Math.round(y * DOTS_A_POINT); row < Math.round((y + height) * DOTS_A_POINT); row += 1) {
      const start = (row * side + Math.round(x * DOTS_A_POINT)) * 4
      for (let dot = 0; dot < Math.round(width * DOTS_A_POINT); dot += 1)
        data.fill(0, start + dot * 4, start + dot * 4 + 3)
    }
  }
  const png = await sharp(data, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(png)], { type: 'image/png' })
}
