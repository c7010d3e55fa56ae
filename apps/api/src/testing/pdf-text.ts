import { inflateSync } from 'node:zlib'

type GlyphDecoder = (glyphs: string) => string

/** All text that a PDF shows, in order, with kerned words joined, as if copied from a reader. */
export function textOfPdf(pdf: Buffer): string {
  if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('not a PDF')
  const objects = readObjects(pdf)
  const fonts = readFonts(objects)
  return [...objects.values()]
    .filter(({ content }) => content.includes(' TJ'))
    .flatMap(({ content }) => shownTexts(content, fonts))
    .join('\n')
}

interface PdfObject {
  dictionary: string
  /** The inflated stream; empty if there is none. */
  content: string
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', stream] = body.split(/\nstream\n/, 2)
    const deflated = stream !== undefined && dictionary.includes('/FlateDecode')
    objects.set(id, {
      dictionary,
      content: deflated ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : '',
    })
  }
  return objects
}

/** The decoder of each font: its own ToUnicode table when it is embedded, otherwise Windows-1252. */
function readFonts(objects: Map<string, PdfObject>): Map<string, GlyphDecoder> {
  const fonts = new Map<string, GlyphDecoder>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1]
      fonts.set(name, table === undefined ? decodeWindows1252 : decoderFromTable(objects.get(table)?.content ?? ''))
    }
  }
  return fonts
}

const decodeWindows1252: GlyphDecoder = (glyphs) => new TextDecoder('windows-1252').decode(Buffer.from(glyphs, 'hex'))

function decoderFromTable(table: string): GlyphDecoder {
  const characters = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    ;[...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, units = ''], index) => {
      characters.set(
        Number.parseInt(first, 16) + index,
        String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
      )
    })
  }
  return (glyphs) =>
    [...glyphs.matchAll(/.{4}/g)].map(([glyph]) => characters.get(Number.parseInt(glyph, 16)) ?? '').join('')
}

function shownTexts(content: string, fonts: Map<string, GlyphDecoder>): string[] {
  let decode = decodeWindows1252
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, array]) => {
    if (font !== undefined) decode = fonts.get(font) ?? decodeWindows1252
    return array === undefined
      ? []
      : [[...array.matchAll(/<([0-9a-f]*)>/gi)].map(([, glyphs = '']) => decode(glyphs)).join('')]
  })
}
