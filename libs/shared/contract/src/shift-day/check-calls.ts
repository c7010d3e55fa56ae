import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, line, Paging } from '../endpoint/shapes'
import { Pin } from '../marketplace/jobs'
import { ReportedPosition } from './attendance'
import { CheckCall, ShiftDay, WithDay } from './check-call'
import { callViews } from '../endpoint/values'

/** A check call in the company's log. */
export const LoggedCheckCall = CheckCall.extend({
  jobId: Id,
  shiftId: Id,
  seekerName: z.string(),
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
})
export type LoggedCheckCall = z.infer<typeof LoggedCheckCall>

/** Narrows the log of check calls. */
export const CheckCallFilter = z.object({
  jobId: Id.optional(),
  siteId: Id.optional(),
  show: z.enum(callViews, 'Choose which check calls to show.').default('all'),
  /** Part of a worker's name. */
  who: line('Enter a part of the name.', 100).optional(),
})
export type CheckCallFilter = z.infer<typeof CheckCallFilter>

/** The PIN, or the code of a checkpoint where the site asks for one. */
const Answer = { pin: Pin.optional(), code: line('Scan or type the code of a checkpoint.', 300).optional() }

export const checkCalls = endpoints({
  'checkCalls.list': {
    summary: 'The check calls of a piece of work, oldest first, and whether the position is shared.',
    requires: 'shift.read',
    input: ById,
    output: ShiftDay,
  },
  'checkCalls.answer': {
    summary: 'Answer a check call with the PIN, or with the code of a checkpoint; a wrong one never locks it.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({ id: Id, ...Answer, ...ReportedPosition }),
    output: CheckCall.extend(WithDay),
  },
  'checkCalls.confirm': {
    summary: 'Answer the check call that fell due by the phone’s own count, while it had no signal.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({ id: Id, ...Answer, ...ReportedPosition }),
    output: CheckCall.extend(WithDay),
  },
  'checkCalls.checkOnMe': {
    summary: 'Ask for the next check call in some minutes, instead of later; null takes it back.',
    requires: 'shift.work',
    input: z.object({
      id: Id,
      minutes: z
        .number('Choose 10 to 60 minutes.')
        .int('Choose whole minutes.')
        .min(10, 'Choose 10 to 60 minutes.')
        .max(60, 'Choose 10 to 60 minutes.')
        .nullable(),
    }),
    output: CheckCall,
  },
  'checkCalls.log': {
    summary: "My company's check calls so far, latest first.",
    requires: 'live-work.read',
    paged: true,
    input: CheckCallFilter.extend(Paging.shape),
    output: LoggedCheckCall,
  },
})
