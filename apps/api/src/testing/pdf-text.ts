import { inflateSync } from 'node:zlib'

type Letters = (glyphs: string) => string

/** Every text a PDF shows, in its order, words kerned apart joined again: what somebody who copies it out would paste. */
export function textOfPdf(pdf: Buffer): string {
  if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('not a PDF')
  const objects = readObjects(pdf)
  const fonts = readFonts(objects)
  return [...objects.values()]
    .filter(({ content }) => content.includes(' TJ'))
    .flatMap(({ content }) => shownIn(content, fonts))
    .join('\n')
}

interface PdfObject {
  dictionary: string
  /** Of its stream, inflated; empty without one. */
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

/** How each named font spells: by the table an embedded one brings, otherwise as Windows-1252. */
function readFonts(objects: Map<string, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1]
      fonts.set(name, table === undefined ? windowsLetters : lettersBy(objects.get(table)?.content ?? ''))
    }
  }
  return fonts
}

const windowsLetters: Letters = (glyphs) => new TextDecoder('windows-1252').decode(Buffer.from(glyphs, 'hex'))

function lettersBy(table: string): Letters {
  const spelt = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    ;[...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, units = ''], index) => {
      spelt.set(
        Number.parseInt(first, 16) + index,
        String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
      )
    })
  }
  return (glyphs) =>
    [...glyphs.matchAll(/.{4}/g)].map(([glyph]) => spelt.get(Number.parseInt(glyph, 16)) ?? '').join('')
}

function shownIn(content: string, fonts: Map<string, Letters>): string[] {
  let letters = windowsLetters
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, shown]) => {
    if (font !== undefined) letters = fonts.get(font) ?? windowsLetters
    return shown === undefined
      ? []
      : [[...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, glyphs = '']) => letters(glyphs)).join('')]
  })
}
