import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Done, Nothing } from '../endpoint/shapes'

export const calendar = endpoints({
  'calendar.show': {
    summary: 'Whether my calendar feed is on.',
    requires: 'own-calendar.manage',
    input: Nothing,
    output: z.object({ on: z.boolean() }),
  },
  'calendar.start': {
    summary: 'A new secret address for my work in a calendar program; the old one stops.',
    requires: 'own-calendar.manage',
    input: Nothing,
    output: z.object({ url: z.string() }),
  },
  'calendar.stop': {
    summary: 'Switch my calendar feed off.',
    requires: 'own-calendar.manage',
    input: Nothing,
    output: Done,
  },
})
