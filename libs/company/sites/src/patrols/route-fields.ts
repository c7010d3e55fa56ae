import { checkpointLetters, PatrolRouteFields } from '@s4/contract'
import { z } from 'zod'

const MOST_TIMES = 24

const splitTimes = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean)

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const fields = PatrolRouteFields.shape

/** The form's own values: times are typed in one line. */
export const RouteForm = z
  .object({
    name: fields.name,
    letters: z.array(z.enum(checkpointLetters)).min(1, 'Choose at least one checkpoint.'),
    anyOrder: z.boolean(),
    how: z.enum(['every', 'times']),
    everyMinutes: z.string(),
    timesText: z.string(),
    windowMinutes: fields.windowMinutes,
    toleranceMinutes: fields.toleranceMinutes,
  })
  .check(({ value: { how, everyMinutes, timesText }, issues }) => {
    const problem = (path: string, message: string) =>
      issues.push({ code: 'custom', input: timesText, path: [path], message })
    const every = fields.everyMinutes.safeParse(everyMinutes)
    if (how === 'every' && !every.success) problem('everyMinutes', every.error.issues[0]?.message ?? '')
    const times = splitTimes(timesText)
    if (how === 'times' && (times.length === 0 || !times.every(isTime)))
      problem('timesText', 'Enter times like 23:00, with a comma between them.')
    if (how === 'times' && times.length > MOST_TIMES) problem('timesText', `Give at most ${MOST_TIMES} times.`)
  })
  .transform(({ how, everyMinutes, timesText, ...route }) => ({
    ...route,
    everyMinutes: how === 'every' ? Number(everyMinutes) : null,
    times: how === 'times' ? [...new Set(splitTimes(timesText))] : [],
  }))
