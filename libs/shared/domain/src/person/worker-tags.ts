import { oneLine } from '../one-line'

/** The most tags a company puts on one worker. */
export const MAX_TAGS = 20
/** The longest tag, in characters. */
export const MAX_TAG_LENGTH = 40

/** A tag as it is kept: small letters, single spaces, without the separators of a list; `''` when nothing is left. */
export const normalTag = (tag: string): string =>
  oneLine(tag.normalize('NFC').replaceAll(/[,;#]/g, ' ')).replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-GB')

/** The tags as they are kept, each once, in the order of the alphabet. */
export const normalTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(normalTag).filter(Boolean))].toSorted((a, b) => a.localeCompare(b, 'en-GB'))

/** The tags of a text that somebody typed, separated by commas or semicolons. */
export const splitTags = (text: string): string[] => normalTags(text.split(/[,;\n]/))
