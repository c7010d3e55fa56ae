import { z } from 'zod'
import { endpoints } from './endpoint'
import { ById, CalendarDate, Done, Id, line, Nothing, WallTime } from './shapes'

/** Hours of one weekday, 1 = Monday; an end at or before the start is on the next day. */
export const AvailableHours = z.object({ weekday: z.number().int().min(1).max(7), start: WallTime, end: WallTime })
export type AvailableHours = z.infer<typeof AvailableHours>

const noRepeats = (hours: readonly AvailableHours[]) =>
  new Set(hours.map(({ weekday, start }) => `${weekday} ${start}`)).size === hours.length
export const Availability = z.object({
  hours: z
    .array(AvailableHours)
    .max(28, 'Keep to four a day.')
    .refine(noRepeats, 'Two of these start at the same time.'),
})

/** Why nothing else covers a time of the last five years (BS 7858). */
export const GapNoteDraft = z
  .object({ from: CalendarDate, to: CalendarDate, reason: line('Say what you were doing.', 300) })
  .refine(({ from, to }) => to >= from, { error: 'The end is before the start.', path: ['to'] })
export const GapNote = z.object({ id: Id, from: CalendarDate, to: CalendarDate, reason: z.string() })
export type GapNote = z.infer<typeof GapNote>

export const availability = endpoints({
  'availability.show': {
    summary: 'The weekly hours I can work.',
    access: 'seeker',
    input: Nothing,
    output: Availability,
  },
  'availability.replace': {
    summary: 'Change the weekly hours I can work.',
    access: 'seeker',
    input: Availability,
    output: Availability,
  },
  'gapNote.list': {
    summary: 'My explanations of gaps in the five-year history.',
    access: 'seeker',
    input: Nothing,
    output: z.array(GapNote),
  },
  'gapNote.create': { summary: 'Explain a gap.', access: 'seeker', input: GapNoteDraft, output: GapNote },
  'gapNote.remove': { summary: 'Remove an explanation.', access: 'seeker', input: ById, output: Done },
})
