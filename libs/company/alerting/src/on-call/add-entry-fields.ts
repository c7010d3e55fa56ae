import { onCall } from '@s4/contract'
import { z } from 'zod'
import { ONE_DATE } from './one-date'

const { uid, place, weekdays, startsAt, endsAt } = onCall['onCall.add'].input.shape

export const Fields = z
  .object({ uid, place, when: z.string(), weekdays: weekdays.removeDefault(), date: z.string(), startsAt, endsAt })
  .refine((on) => on.when === ONE_DATE || on.weekdays.length > 0, { path: ['weekdays'], message: 'Choose a day.' })
  .refine(({ when, date }) => when !== ONE_DATE || date !== '', { path: ['date'], message: 'Enter a date.' })
