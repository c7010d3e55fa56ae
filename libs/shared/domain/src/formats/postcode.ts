import { accepted, refused, type Parsed } from '../parsed'
import { compact } from './typed-text'

// Not the widely copied government pattern, which anchors each of its halves only once.
const OUTWARD = [
  '[A-PR-UWYZ][0-9]{1,2}',
  '[A-PR-UWYZ][A-HK-Y][0-9]{1,2}',
  '[A-PR-UWYZ][0-9][A-HJKPSTUW]',
  '[A-PR-UWYZ][A-HK-Y][0-9][ABEHMNPRVWXY]',
].join('|')
const PATTERN = new RegExp(`^(GIR 0AA|(?:${OUTWARD}) [0-9][ABD-HJLNP-UW-Z]{2})$`)

/**
 * A UK or Crown Dependency postcode as `SW1A 1AA` (docs/uk-rules.md#postcode). The right pattern does not prove that it
 * exists.
 */
export function parsePostcode(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter a postcode.')

  const postcode = `${typed.slice(0, -3)} ${typed.slice(-3)}`
  return PATTERN.test(postcode) ? accepted(postcode) : refused('Enter a full UK postcode, like SW1A 1AA.')
}

const DISTRICT = '[A-Z]{1,2}[0-9][A-Z0-9]?'

/**
 * A regular expression for the postcodes that a search means: an area (`LS`), a district (`LS2`), a sector (`LS2 7`) or
 * a whole one, with or without the space. Null when the text is none of these.
 */
export function postcodePattern(text: string): string | null {
  const typed = text.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  if (/^[A-Z]{1,2}$/.test(typed)) return `^${typed}[0-9]`
  const district = new RegExp(`^${DISTRICT}$`).test(typed) ? [`^${typed} `] : []
  const [, outward, inward] = new RegExp(`^(${DISTRICT}?) ?([0-9][A-Z]{0,2})$`).exec(typed) ?? []
  const within = outward && inward ? [`^${outward} ${inward}`] : []
  return district.length + within.length > 0 ? [...district, ...within].join('|') : null
}
