import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Point, line } from '../endpoint/shapes'

/** Somewhere in the UK that a postcode or a name stands for. */
export const Place = z.object({
  /** `Leeds, England`, `LS1 4DY (Leeds)`. */
  label: z.string(),
  point: Point,
  /** The middle of a town or a postcode area rather than an address: to be said, and a pin to be moved. */
  approximate: z.boolean(),
})
export type Place = z.infer<typeof Place>

export const locations = endpoints({
  'locations.search': {
    summary: 'Where a postcode or a place is, best match first.',
    requires: 'public',
    input: z.object({ q: line('Type a place or a postcode.', 100) }),
    output: z.array(Place),
  },
})
