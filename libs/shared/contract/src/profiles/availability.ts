import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Before, Nothing, WallTime } from '../endpoint/shapes'

/** Hours of one weekday, 1 = Monday; an end at or before the start is on the next day. */
export const AvailableHours = z.object({ weekday: z.number().int().min(1).max(7), start: WallTime, end: WallTime })
export type AvailableHours = z.infer<typeof AvailableHours>

const noRepeats = (hours: readonly AvailableHours[]) =>
  new Set(hours.map(({ weekday, start }) => `${weekday} ${start}`)).size === hours.length

export const Availability = z.object({
  hours: z
    .array(AvailableHours)
    .max(28, 'Enter four times a day or fewer.')
    .refine(noRepeats, 'Two of these start at the same time.'),
})

export const availability = endpoints({
  'availability.show': {
    summary: 'The weekly hours I can work.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: Availability,
  },
  'availability.replace': {
    summary: 'Change the weekly hours I can work.',
    requires: 'own-profile.edit',
    input: Availability.extend({ before: Before }),
    output: Availability,
  },
})
