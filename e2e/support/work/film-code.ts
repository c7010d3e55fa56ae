import { writeFileSync } from 'node:fs'
import { create } from 'qrcode'

const WIDTH = 640
const HEIGHT = 480
const WHITE = 255
const GREY = 128
const BORDER = 6

/** Writes a film of a still QR code, in the format that Chromium uses as a camera (YUV4MPEG2). */
export function filmCode(text: string, file: string): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * BORDER
  const scale = Math.floor(HEIGHT / side)
  const brightness = Buffer.alloc(WIDTH * HEIGHT, WHITE)
  const left = Math.floor((WIDTH - side * scale) / 2)
  for (let y = 0; y < side * scale; y += 1) {
    for (let x = 0; x < side * scale; x += 1) {
      const [row, column] = [Math.floor(y / scale) - BORDER, Math.floor(x / scale) - BORDER]
      const within = row >= 0 && column >= 0 && row < modules.size && column < modules.size
      if (within && modules.get(row, column)) brightness[y * WIDTH + left + x] = 0
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)])
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame, frame]),
  )
}
