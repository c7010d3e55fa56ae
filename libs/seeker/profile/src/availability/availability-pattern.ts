import type { AvailableHours } from '@s4/contract'
import { z } from 'zod'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const MIDNIGHT = '00:00'
const Day = z.object({ when: z.enum(['never', 'always', 'hours']), start: z.string(), end: z.string() })

/** The form's shape of a week: one line a day. Everything that is wrong is said at once, with its day. */
export const Week = z.object({ hours: z.array(Day).length(weekdays.length) }).check(({ value, issues }) => {
  for (const [index, { when, start, end }] of value.hours.entries()) {
    if (when !== 'hours') continue
    const say = (field: 'start' | 'end', message: string) =>
      issues.push({ code: 'custom', message, path: ['hours', index, field], input: value })
    const day = weekdays[index] ?? ''
    if (start === '') say('start', `Enter the time from which you are free on ${day}, like 22:00.`)
    if (end === '') say('end', `Enter the time until which you are free on ${day}, like 22:00.`)
    if (start !== '' && start === end)
      say('end', `On ${day} the end is the same as the start. Choose “Any time” for the whole day.`)
  }
})
export type Week = z.infer<typeof Week>

export const toWeek = (hours: readonly AvailableHours[]): Week => ({
  hours: weekdays.map((_, index) => {
    const held = hours.find(({ weekday }) => weekday === index + 1)
    if (!held) return { when: 'never', start: '', end: '' }
    return held.start === MIDNIGHT && held.end === MIDNIGHT
      ? { when: 'always', start: '', end: '' }
      : { when: 'hours', start: held.start, end: held.end }
  }),
})

/** The API's shape of a week; a whole day is from midnight to midnight. */
export const toHours = ({ hours }: Week): AvailableHours[] =>
  hours.flatMap(({ when, start, end }, index) =>
    when === 'never'
      ? []
      : [{ weekday: index + 1, start: when === 'always' ? MIDNIGHT : start, end: when === 'always' ? MIDNIGHT : end }],
  )
