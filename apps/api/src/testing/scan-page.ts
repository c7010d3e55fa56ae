import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import sharp from 'sharp'

const PIXELS_PER_POINT = 4
const detector = createRequire(import.meta.url).resolve('barcode-detector/ponyfill')
const wasm = createRequire(detector).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** Reads the QR code drawn as squares on the first page of a PDF; null if a scanner finds none. */
export async function scanFirstPage(pdf: Buffer): Promise<string | null> {
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })
  defineDomRect()
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

/** The detector returns positions as DOMRectReadOnly, which Node does not have. */
function defineDomRect() {
  if ('DOMRectReadOnly' in globalThis) return
  Object.defineProperty(globalThis, 'DOMRectReadOnly', { value: Object })
}

/** A PNG of black squares on white paper. */
async function drawSquares(squares: readonly Square[]): Promise<Blob> {
  const side =
    Math.ceil(Math.max(...squares.flatMap(([x, y, width, height]) => [x + width, y + height])) + 40) * PIXELS_PER_POINT
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [x, y, width, height] of squares) {
    for (let row = Math.round(y * PIXELS_PER_POINT); row < Math.round((y + height) * PIXELS_PER_POINT); row += 1) {
      const start = (row * side + Math.round(x * PIXELS_PER_POINT)) * 4
      for (let column = 0; column < Math.round(width * PIXELS_PER_POINT); column += 1)
        data.fill(0, start + column * 4, start + column * 4 + 3)
    }
  }
  const png = await sharp(data, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(png)], { type: 'image/png' })
}
