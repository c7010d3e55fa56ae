import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate } from '../endpoint/shapes'

export const nationNames = ['england-and-wales', 'scotland', 'northern-ireland'] as const

export const bankHolidays = endpoints({
  'bankHolidays.list': {
    summary: 'Bank holidays of a nation in a year, with substitute days.',
    requires: 'public',
    input: z.object({ nation: z.enum(nationNames), year: z.coerce.number().int().min(2020).max(2100) }),
    output: z.array(z.object({ date: CalendarDate, name: z.string() })),
  },
})
