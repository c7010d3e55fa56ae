import { severities, usualSeverity, type AlertKind } from '@s4/domain/alert-severity'
import { onCallPlaces, weekdayNames } from '@s4/domain/on-call'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Before, ById, CalendarDate, Id, line, Nothing, WallTime } from '../endpoint/shapes'

const OnCallTime = z.object({
  uid: line('Choose who is on call.', 200),
  place: z.enum(onCallPlaces, { error: 'Choose who is told first.' }),
  /** Every week on this day; null for one date. */
  weekday: z.enum(weekdayNames).nullable(),
  /** On this date instead of what its weekday says; null for every week. */
  date: CalendarDate.nullable(),
  startsAt: WallTime,
  /** Not after the start means on the next day. */
  endsAt: WallTime,
})

export const OnCallEntry = OnCallTime.extend({ id: Id, name: z.string() })
export type OnCallEntry = z.infer<typeof OnCallEntry>

const ClockTime = z.object({ date: CalendarDate, time: WallTime })

const minutes = z.coerce
  .number({ error: 'Enter minutes, 1 to 60.' })
  .int('Enter whole minutes.')
  .min(1, 'Enter minutes, 1 to 60.')
  .max(60, 'Enter minutes, 1 to 60.')

const kinds = Object.keys(usualSeverity) as [AlertKind, ...AlertKind[]]

/** How long each step of an alert lasts, and how much each kind weighs. */
export const AlertRules = z.object({
  firstMinutes: minutes,
  secondMinutes: minutes,
  ownerMinutes: minutes,
  severities: z.record(z.enum(kinds), z.enum(severities)),
})
export type AlertRules = z.infer<typeof AlertRules>

export const OnCall = z.object({
  entries: z.array(OnCallEntry),
  /** Everybody of the company who can be on call, and whether more than email reaches them. */
  people: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      isOwner: z.boolean(),
      hasDevice: z.boolean(),
      hasPhone: z.boolean(),
    }),
  ),
  /** Who is told first of an alert raised now. */
  now: z.array(z.object({ uid: z.string(), name: z.string(), place: z.enum([...onCallPlaces, 'owner']) })),
  /** When nobody is on call in the next 14 days, by the clock of the UK; empty without any rota. */
  holes: z.array(z.object({ from: ClockTime, to: ClockTime })),
  rules: AlertRules,
})
export type OnCall = z.infer<typeof OnCall>

export const onCall = endpoints({
  'onCall.show': {
    summary: 'Who is on call, how an alert climbs, and how much each kind weighs.',
    requires: 'on-call.read',
    input: Nothing,
    output: OnCall,
  },
  'onCall.add': {
    summary: 'Put somebody on call every week, on one or several days, or on one date.',
    requires: 'on-call.manage',
    input: OnCallTime.omit({ weekday: true }).extend({
      /** Every week on these days; none for one date. */
      weekdays: z.array(z.enum(weekdayNames)).max(7).default([]),
    }),
    output: OnCall,
  },
  'onCall.remove': {
    summary: 'Take an entry off the on-call rota.',
    requires: 'on-call.manage',
    input: ById,
    output: OnCall,
  },
  'onCall.saveRules': {
    summary: 'Set how long each step lasts and how much each kind of alert weighs.',
    requires: 'on-call.manage',
    input: AlertRules.extend({ before: Before }),
    output: OnCall,
  },
})
