import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Done, Id, Instant, Nothing } from '../endpoint/shapes'

/** A subscription of mine to the rota in a calendar program (docs/product.md#calendars). */
export const RotaCalendar = z.object({
  id: Id,
  /** The shifts of one site; null for all. */
  siteName: z.string().nullable(),
  /** The shifts of one person; null for everybody. */
  workerName: z.string().nullable(),
  createdAt: Instant,
  /** When a calendar program last read it, to the hour; null while none has. */
  lastReadAt: Instant.nullable(),
})
export type RotaCalendar = z.infer<typeof RotaCalendar>

export const MOST_ROTA_CALENDARS = 20

export const rotaCalendars = endpoints({
  'rotaCalendars.list': {
    summary: 'My subscriptions to the rota in calendar programs, the oldest first.',
    requires: 'rota.read',
    input: Nothing,
    output: z.array(RotaCalendar),
  },
  'rotaCalendars.add': {
    summary: 'A new secret address for the shifts of a site, of a person or of all; it is answered once. At most 20.',
    requires: 'rota.read',
    input: z
      .object({ siteId: Id.nullable().default(null), seekerId: Id.nullable().default(null) })
      .refine(({ siteId, seekerId }) => siteId === null || seekerId === null, {
        error: 'Choose a site or a person, not both.',
        path: ['seekerId'],
      }),
    output: z.object({ id: Id, url: z.string() }),
  },
  'rotaCalendars.remove': {
    summary: 'End a subscription of mine: its address stops.',
    requires: 'rota.read',
    input: ById,
    output: Done,
  },
})
