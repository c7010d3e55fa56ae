import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const files = createRequire(import.meta.url)
const kept = new Map<string, Font>()

/** Cached, because parsing a font blocks the server for about 100 ms. */
function loadFont(name: string): Font {
  const font = kept.get(name) ?? create(readFileSync(files.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)))
  kept.set(name, font)
  return font
}

export const REGULAR = 'Regular'
export const BOLD = 'Bold'

const fonts = { [REGULAR]: 'DejaVuSans', [BOLD]: 'DejaVuSans-Bold' }

/** The standard PDF fonts cover only Windows-1252, which lacks letters of many European and Vietnamese names. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  // pdfkit accepts a parsed font, but its types do not allow it.
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, loadFont(font) as unknown as Buffer)
}

/** Called at start, so that no request waits for the fonts. */
export function loadFonts(): void {
  for (const font of Object.values(fonts)) loadFont(font).layout('Łódź')
}

const LEFT_TO_RIGHT = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Common', 'Inherited']
/** Scripts whose letters stand in the order they are written in; the paper does not reorder others. */
const WRITABLE = new RegExp(`^[${LEFT_TO_RIGHT.map((script) => `\\p{Script=${script}}`).join('')}]*$`, 'u')

/** Whether the fonts have every letter of a text and the paper writes it correctly. */
export function canShow(text: string): boolean {
  const font = loadFont(fonts[REGULAR])
  return WRITABLE.test(text) && [...text.normalize('NFC')].every((letter) => hasGlyph(font, letter))
}

const hasGlyph = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
