import { z } from 'zod'
import { MAX_MILES, weekdays } from './availability-pattern'

export const Travel = z.object({
  miles: z.coerce
    .number({ error: 'Enter how far you travel.' })
    .int('Enter a whole number.')
    .min(1, 'Enter 1 or more.')
    .max(MAX_MILES, `Enter ${MAX_MILES} or fewer.`),
})

const Day = z.object({ when: z.enum(['never', 'always', 'hours']), start: z.string(), end: z.string() })

/** The form's shape of a week: one line a day. Everything that is wrong is said at once, with its day. */
export const WeekFields = z.object({ hours: z.array(Day).length(weekdays.length) }).check(({ value, issues }) => {
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
