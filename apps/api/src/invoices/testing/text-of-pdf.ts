import { inflateSync } from 'node:zlib'

/** Every text a PDF of standard fonts shows, in its order, words kerned apart joined again. */
export function textOfPdf(pdf: Buffer): string {
  if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('not a PDF')
  return [...streamsOf(pdf)].flatMap((content) => [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) => shownText(shown))).join('\n')
}

function* streamsOf(pdf: Buffer): Generator<string> {
  const raw = pdf.toString('latin1')
  for (const { index, 0: marker } of raw.matchAll(/stream\r?\n/g)) {
    if (raw.slice(index - 3, index) === 'end') continue
    const bytes = pdf.subarray(index + marker.length, raw.indexOf('endstream', index))
    try {
      yield inflateSync(bytes).toString('latin1')
    } catch {
      // A stream that is not deflated holds no page.
      continue
    }
  }
}

const shownText = (array: string) =>
  [...array.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))).join('')
