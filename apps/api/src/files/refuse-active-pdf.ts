import { inflateSync } from 'node:zlib'
import { Problem } from '@s4/contract/problem'

/** Names that make a PDF act or carry something: scripts, programs, other files, forms with logic. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|XFA)(?![A-Za-z])/
const MOST_UNPACKED = 32 * 1024 * 1024

/** Throws `file.script-refused` for a PDF that could do more than be read, `file.unreadable` for one that hides its content. */
export function refuseActivePdf(bytes: Buffer): void {
  const text = namesDecoded(bytes.toString('latin1'))
  if (/\/Encrypt(?![A-Za-z])/.test(text)) throw new Problem('file.unreadable', { message: 'That PDF is locked with a password. Save a copy without one.' })
  if (ACTIVE.test(text) || packedObjects(bytes).some((objects) => ACTIVE.test(namesDecoded(objects)))) throw new Problem('file.script-refused')
}

/** `/J#61vaScript` is `/JavaScript`. */
const namesDecoded = (text: string) => text.replaceAll(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const KEYWORD = /(?<![a-z])stream\r?\n/g

/** The objects that newer PDFs keep compressed, unpacked. What precedes a stream since the last one holds its dictionary. */
function packedObjects(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const found: string[] = []
  let from = 0
  let unpacked = 0
  for (const { 0: keyword, index } of text.matchAll(KEYWORD)) {
    const dictionary = namesDecoded(text.slice(from, index))
    from = index + keyword.length
    if (!/\/ObjStm(?![A-Za-z])/.test(dictionary)) continue
    const end = text.indexOf('endstream', from)
    const objects = unpack(bytes.subarray(from, end < 0 ? undefined : end), dictionary)
    unpacked += objects.length
    if (unpacked > MOST_UNPACKED) throw new Problem('file.unreadable')
    found.push(objects)
  }
  return found
}

/** Only the one way of packing that everybody uses; another could hide names from this reading. */
function unpack(stream: Buffer, dictionary: string): string {
  const filters = [...dictionary.slice(dictionary.lastIndexOf('obj')).matchAll(/\/(\w+Decode|DecodeParms|Crypt)(?![A-Za-z])/g)].map(([, name]) => name)
  if (filters.length === 0) return stream.toString('latin1')
  if (filters.join() !== 'FlateDecode') throw new Problem('file.unreadable')
  try {
    return inflateSync(stream, { maxOutputLength: MOST_UNPACKED }).toString('latin1')
  } catch {
    throw new Problem('file.unreadable')
  }
}
