import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const files = createRequire(import.meta.url)
const kept = new Map<string, Buffer>()

/** The font's bytes, read once: every paper embeds only the letters it shows. */
function bytesOf(font: string): Buffer {
  const bytes = kept.get(font) ?? readFileSync(files.resolve(`dejavu-fonts-ttf/ttf/${font}.ttf`))
  kept.set(font, bytes)
  return bytes
}

export const REGULAR = 'Regular'
export const BOLD = 'Bold'

/** Makes `REGULAR` and `BOLD` of this paper a font that holds every letter of a European or Vietnamese name: the standard ones stop at Windows-1252. */
export function bringLetters(doc: PDFKit.PDFDocument): void {
  doc.registerFont(REGULAR, bytesOf('DejaVuSans'))
  doc.registerFont(BOLD, bytesOf('DejaVuSans-Bold'))
}
