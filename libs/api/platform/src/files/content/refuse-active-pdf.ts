import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { ApiError } from '@s4/contract/api-error'
import { looksDeflated, unpackedParts } from './unpacked-parts'

/** A PDF may write any letter of a name as a hex code: `/J#61vaScript` is `/JavaScript`. */
const spellings = (name: string): string => [...name].map((letter) => `(?:${letter}|#${hexPattern(letter)})`).join('')
const hexPattern = (letter: string): string =>
  [...letter.charCodeAt(0).toString(16)]
    .map((digit) => (digit > '9' ? `[${digit}${digit.toUpperCase()}]` : digit))
    .join('')
const anyName = (...names: string[]): RegExp => new RegExp(`/(?:${names.map(spellings).join('|')})(?![A-Za-z])`)

/** Names of active content: scripts, programs, embedded files, forms with logic. */
const ACTIVE = new RegExp(
  [
    anyName(
      'JavaScript',
      'Rendition',
      'Launch',
      'ImportData',
      'EmbeddedFile',
      'EmbeddedFiles',
      'FileAttachment',
      'AFRelationship',
      'GoToE',
      'RichMedia',
    ).source,
    // These short names occur in picture data by chance, so a value must follow.
    String.raw`/${spellings('XFA')}[\s\0[(<%/]`,
    String.raw`/${spellings('EF')}\s{0,20}<<`,
  ].join('|'),
)
const ENCRYPTED = anyName('Encrypt')
const PACKED_OBJECTS = anyName('ObjStm')
const OBJECTS_OR_INDEX = anyName('ObjStm', 'XRef')
/** Filters that hide names from this scan. Programs that write packed objects do not use them. */
const OTHER_FILTERS = anyName('ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'Crypt')
const PREDICTOR = anyName('Predictor')

/** Scanned before other requests may run. */
const CHUNK_BYTES = 256 * 1024
/** Longer than any of these names with every letter as a hex code. */
const OVERLAP_BYTES = 128
const MAX_STREAMS = 10_000
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024
/** Nested data is held in memory as a whole. */
const MAX_NESTED_BYTES = 16 * 1024 * 1024
const MAX_LAYERS = 4

/** Throws `file.script-refused` for a PDF with active content, `file.unreadable` for one that cannot be scanned. */
export async function refuseActivePdf(bytes: Buffer): Promise<void> {
  await scanBytes(bytes)
  await scanStreams(bytes)
}

async function scanBytes(bytes: Buffer): Promise<void> {
  let packsObjects = false
  let usesOtherFilters = false
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const text = bytes.toString('latin1', from, from + CHUNK_BYTES + OVERLAP_BYTES)
    if (ENCRYPTED.test(text))
      throw new ApiError('file.unreadable', { message: 'That PDF is locked with a password. Save a copy without one.' })
    if (ACTIVE.test(text)) throw new ApiError('file.script-refused')
    packsObjects ||= OBJECTS_OR_INDEX.test(text)
    usesOtherFilters ||= OTHER_FILTERS.test(text)
    await yieldToOthers()
  }
  if (packsObjects && usesOtherFilters) throw unscannable()
}

/** Unpacks everything that may be a stream and ignores its dictionary, because PDF readers differ. */
async function scanStreams(bytes: Buffer): Promise<void> {
  let unpacked = 0
  for (const { dictionary, begin } of findStreams(bytes)) {
    if (PACKED_OBJECTS.test(dictionary) && PREDICTOR.test(dictionary)) throw unscannable()
    unpacked += await scanUnpacked(bytes.subarray(begin), MAX_UNPACKED_BYTES - unpacked)
    await yieldToOthers()
  }
}

/** Returns the number of unpacked bytes. Unpacked data may be packed again. */
async function scanUnpacked(packed: Buffer, most: number, layer = 1): Promise<number> {
  if (layer > MAX_LAYERS) throw unscannable()
  let unpacked = 0
  let end = ''
  const nested: Buffer[] = []
  try {
    for await (const part of unpackedParts(packed)) {
      if (unpacked === 0 ? looksPacked(part) : nested.length > 0) nested.push(part)
      unpacked += part.length
      if (unpacked > (nested.length > 0 ? Math.min(most, MAX_NESTED_BYTES) : most)) throw unscannable()
      const text = end + part.toString('latin1')
      if (ACTIVE.test(text)) throw new ApiError('file.script-refused')
      end = text.slice(-OVERLAP_BYTES)
    }
  } catch (error) {
    throw error instanceof ApiError ? error : unscannable()
  }
  return nested.length === 0
    ? unpacked
    : unpacked + (await scanUnpacked(Buffer.concat(nested), most - unpacked, layer + 1))
}

/** Text may begin with the same two bytes, but contains no binary bytes after them. */
const looksPacked = (bytes: Buffer) =>
  looksDeflated(bytes) &&
  bytes.subarray(2, 64).some((byte) => byte > 0x7e || (byte < SPACE && ![TAB, LINE_FEED, RETURN].includes(byte)))

const unscannable = () =>
  new ApiError('file.unreadable', {
    message: 'We could not look into all of that PDF. Print it to a new PDF, or send a photo of it.',
  })

const KEYWORD = 'stream'
const END = Buffer.from('end')
const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32]
const MAX_DICTIONARY_BYTES = 4096

/** Every possible start of a stream with the text before it. Throws when there are too many. */
function* findStreams(bytes: Buffer): Generator<{ dictionary: string; begin: number }> {
  let keywords = 0
  for (let at = bytes.indexOf(KEYWORD); at >= 0; at = bytes.indexOf(KEYWORD, at + 1)) {
    keywords += 1
    if (keywords > 2 * MAX_STREAMS) throw unscannable()
    if (bytes.subarray(Math.max(0, at - END.length), at).equals(END)) continue
    let begin = at + KEYWORD.length
    while (bytes[begin] === SPACE || bytes[begin] === TAB) begin += 1
    if (bytes[begin] !== RETURN && bytes[begin] !== LINE_FEED) continue
    begin += bytes[begin] === RETURN && bytes[begin + 1] === LINE_FEED ? 2 : 1
    const before = bytes.toString('latin1', Math.max(0, at - MAX_DICTIONARY_BYTES), at)
    yield { dictionary: before.split(/endstream\s*endobj/).at(-1) ?? before, begin }
  }
}
