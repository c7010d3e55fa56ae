import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Point, line } from '../endpoint/shapes'

/** The point of a UK postcode or place name. */
export const Location = z.object({
  /** `Leeds, England`, `LS1 4DY (Leeds)`. */
  label: z.string(),
  point: Point,
  /**
   * True for the middle of a town or postcode area instead of an address; the screen says so, and the pin can be moved.
   */
  approximate: z.boolean(),
})
export type Location = z.infer<typeof Location>

export const locations = endpoints({
  'locations.search': {
    summary: 'Where a postcode or a place is, best match first.',
    requires: 'public',
    input: z.object({ q: line('Type a place or a postcode.', 100) }),
    output: z.array(Location),
  },
})
