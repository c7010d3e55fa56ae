import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Done, Id, Instant, line, words } from '../endpoint/shapes'
import { AssignmentDetails, Position } from '../marketplace/assignments'
import { Pin } from '../marketplace/jobs'
import { WithDay } from './check-call'

export const ReportedPosition = {
  position: Position.nullable().default(null),
  deviceAt: Instant.nullable().default(null),
}

export const attendance = endpoints({
  'attendance.bookOn': {
    summary: "Book on with the job's PIN and a code of the site.",
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({
      id: Id,
      pin: Pin,
      code: line('Scan or type the code at the site.', 300),
      shareLocation: z.boolean().default(false),
      ...ReportedPosition,
    }),
    output: AssignmentDetails.extend({ shiftToken: z.string(), ...WithDay }),
  },
  'attendance.break': {
    summary: 'Start or end a break.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({ id: Id, action: z.enum(['start', 'end']), ...ReportedPosition }),
    output: AssignmentDetails.extend(WithDay),
  },
  'attendance.bookOff': {
    summary: 'Book off; returns the proposed minutes and pay.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({ id: Id, ...ReportedPosition }),
    output: AssignmentDetails.extend(WithDay),
  },
  'attendance.reportPosition': {
    summary: 'Send my position while I am booked on and share it.',
    requires: 'shift.work',
    fromPhone: 'trail',
    input: z.object({ id: Id, position: Position, deviceAt: Instant }),
    output: z.object({ inside: z.enum(['inside', 'outside', 'uncertain']) }),
  },
  'attendance.shareLocation': {
    summary: 'Start or stop sharing my position during this work.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({ id: Id, share: z.boolean() }),
    output: z.object({ share: z.boolean() }),
  },
  'attendance.bookByHand': {
    summary: 'The company books a worker on or off by hand, with a reason; `at` defaults to now.',
    requires: 'attendance.record',
    input: z.object({
      id: Id,
      action: z.enum(['bookOn', 'bookOff']),
      at: Instant.optional(),
      reason: words('Say why you book by hand: it stays on record.', 300),
    }),
    output: Done,
  },
  'attendance.enter': {
    summary: 'The company enters when a worker came and left, once a shift nobody booked on to is over, with a reason.',
    requires: 'attendance.record',
    input: z.object({
      id: Id,
      on: Instant,
      off: Instant,
      reason: words('Say why you enter it: it stays on record.', 300),
    }),
    output: Done,
  },
})
