import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const files = createRequire(import.meta.url)
const kept = new Map<string, Font>()

/** Read once: a font of so many letters takes a tenth of a second of everybody's time, and every paper embeds only those it shows. */
function fontNamed(name: string): Font {
  const font = kept.get(name) ?? create(readFileSync(files.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)))
  kept.set(name, font)
  return font
}

export const REGULAR = 'Regular'
export const BOLD = 'Bold'

const fonts = { [REGULAR]: 'DejaVuSans', [BOLD]: 'DejaVuSans-Bold' }

/** Makes `REGULAR` and `BOLD` of this paper a font that holds every letter of a European or Vietnamese name: the standard ones stop at Windows-1252. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  // pdfkit takes a font that is read already; its types do not know.
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, fontNamed(font) as unknown as Buffer)
}

/** Reads the fonts with the rules for laying out letters, so that no request waits for it. */
export function loadFonts(): void {
  for (const font of Object.values(fonts)) fontNamed(font).layout('Łódź')
}
