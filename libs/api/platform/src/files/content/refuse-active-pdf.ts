import { setImmediate as othersTurn } from 'node:timers/promises'
import { ApiError } from '@s4/contract/api-error'
import { looksDeflated, unpackedParts } from './unpacked-parts'

/** A PDF may write any letter of a name by its number: `/J#61vaScript` is `/JavaScript`. */
const spelt = (name: string): string => [...name].map((letter) => `(?:${letter}|#${hexPattern(letter)})`).join('')
const hexPattern = (letter: string): string =>
  [...letter.charCodeAt(0).toString(16)]
    .map((digit) => (digit > '9' ? `[${digit}${digit.toUpperCase()}]` : digit))
    .join('')
const named = (...names: string[]): RegExp => new RegExp(`/(?:${names.map(spelt).join('|')})(?![A-Za-z])`)

/** Names that make a PDF act or carry something: scripts, programs, other files, forms with logic. */
const ACTIVE = new RegExp(
  [
    named(
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
    // So short that pictures have them by chance: only where a value follows.
    String.raw`/${spelt('XFA')}[\s\0[(<%/]`,
    String.raw`/${spelt('EF')}\s{0,20}<<`,
  ].join('|'),
)
const LOCKED = named('Encrypt')
const OBJECTS = named('ObjStm')
const OBJECTS_OR_INDEX = named('ObjStm', 'XRef')
/** Ways of packing that hide names from this reading. What makes PDFs with packed objects does not use them. */
const OTHER_PACKING = named('ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'Crypt')
const REARRANGED = named('Predictor')

/** Bytes looked through before others have their turn. */
const PIECE = 256 * 1024
/** More than any of these names takes with every letter written by its number. */
const OVERLAP = 128
const MAX_STREAMS = 10_000
const MAX_UNPACKED = 128 * 1024 * 1024
/** It is held whole. */
const MAX_PACKED_AGAIN = 16 * 1024 * 1024
const MAX_LAYERS = 4

/** Throws `file.script-refused` for a PDF that could do more than be read, `file.unreadable` for one that hides its content. */
export async function refuseActivePdf(bytes: Buffer): Promise<void> {
  await lookThrough(bytes)
  await lookIntoStreams(bytes)
}

async function lookThrough(bytes: Buffer): Promise<void> {
  let packsObjects = false
  let packsOtherwise = false
  for (let from = 0; from < bytes.length; from += PIECE) {
    const text = bytes.toString('latin1', from, from + PIECE + OVERLAP)
    if (LOCKED.test(text))
      throw new ApiError('file.unreadable', { message: 'That PDF is locked with a password. Save a copy without one.' })
    if (ACTIVE.test(text)) throw new ApiError('file.script-refused')
    packsObjects ||= OBJECTS_OR_INDEX.test(text)
    packsOtherwise ||= OTHER_PACKING.test(text)
    await othersTurn()
  }
  if (packsObjects && packsOtherwise) throw hidden()
}

/** Unpacks whatever could be a stream, whatever its dictionary says of it: a reader may think otherwise. */
async function lookIntoStreams(bytes: Buffer): Promise<void> {
  let unpacked = 0
  for (const { dictionary, begin } of streamsOf(bytes)) {
    if (OBJECTS.test(dictionary) && REARRANGED.test(dictionary)) throw hidden()
    unpacked += await lookThroughUnpacked(bytes.subarray(begin), MAX_UNPACKED - unpacked)
    await othersTurn()
  }
}

/** Returns how many bytes came out, `most` at most. What comes out may be packed again. */
async function lookThroughUnpacked(packed: Buffer, most: number, layer = 1): Promise<number> {
  if (layer > MAX_LAYERS) throw hidden()
  let unpacked = 0
  let end = ''
  const packedAgain: Buffer[] = []
  try {
    for await (const part of unpackedParts(packed)) {
      if (unpacked === 0 ? looksPacked(part) : packedAgain.length > 0) packedAgain.push(part)
      unpacked += part.length
      if (unpacked > (packedAgain.length > 0 ? Math.min(most, MAX_PACKED_AGAIN) : most)) throw hidden()
      const text = end + part.toString('latin1')
      if (ACTIVE.test(text)) throw new ApiError('file.script-refused')
      end = text.slice(-OVERLAP)
    }
  } catch (error) {
    throw error instanceof ApiError ? error : hidden()
  }
  return packedAgain.length === 0
    ? unpacked
    : unpacked + (await lookThroughUnpacked(Buffer.concat(packedAgain), most - unpacked, layer + 1))
}

/** Text may begin with the same two bytes, but goes on as text. */
const looksPacked = (bytes: Buffer) =>
  looksDeflated(bytes) &&
  bytes.subarray(2, 64).some((byte) => byte > 0x7e || (byte < SPACE && ![TAB, LINE_FEED, RETURN].includes(byte)))

const hidden = () =>
  new ApiError('file.unreadable', {
    message: 'We could not look into all of that PDF. Print it to a new PDF, or send a photo of it.',
  })

const KEYWORD = 'stream'
const END = Buffer.from('end')
const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32]
const DICTIONARY = 4096

/** Every place where a stream could begin, with what stands before it. Throws when they are too many to look into. */
function* streamsOf(bytes: Buffer): Generator<{ dictionary: string; begin: number }> {
  let keywords = 0
  for (let at = bytes.indexOf(KEYWORD); at >= 0; at = bytes.indexOf(KEYWORD, at + 1)) {
    keywords += 1
    if (keywords > 2 * MAX_STREAMS) throw hidden()
    if (bytes.subarray(Math.max(0, at - END.length), at).equals(END)) continue
    let begin = at + KEYWORD.length
    while (bytes[begin] === SPACE || bytes[begin] === TAB) begin += 1
    if (bytes[begin] !== RETURN && bytes[begin] !== LINE_FEED) continue
    begin += bytes[begin] === RETURN && bytes[begin + 1] === LINE_FEED ? 2 : 1
    const before = bytes.toString('latin1', Math.max(0, at - DICTIONARY), at)
    yield { dictionary: before.split(/endstream\s*endobj/).at(-1) ?? before, begin }
  }
}
