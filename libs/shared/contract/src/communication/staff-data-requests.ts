import { dataRequestKinds } from '@s4/domain/data-request'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Id, Instant, Nothing, words } from '../endpoint/shapes'
import { Role } from '../identity/session'
import { DataRequest } from './data-requests'

/** A request as the staff see it in their list: whose it is, is shown when it is opened. */
export const StaffDataRequest = z.object({
  id: Id,
  kind: z.enum(dataRequestKinds),
  receivedAt: Instant,
  dueOn: CalendarDate,
  /** Below 0 when it is overdue. */
  daysLeft: z.number().int(),
  extendedAt: Instant.nullable(),
})
export type StaffDataRequest = z.infer<typeof StaffDataRequest>

export const StaffDataRequestDetails = DataRequest.extend({
  role: Role,
  email: z.string(),
  daysLeft: z.number().int(),
})
export type StaffDataRequestDetails = z.infer<typeof StaffDataRequestDetails>

export const staffDataRequests = endpoints({
  'staffDataRequests.list': {
    summary: 'Data-protection requests that wait, the one due soonest first.',
    requires: 'staff.data-requests',
    input: Nothing,
    output: z.array(StaffDataRequest),
  },
  'staffDataRequests.show': {
    summary: 'One request; that it was opened is recorded.',
    requires: 'staff.data-requests',
    input: ById,
    output: StaffDataRequestDetails,
  },
  'staffDataRequests.extend': {
    summary: 'Take two more months, once and before it is due. The person is told why.',
    requires: 'staff.data-requests',
    input: ById.extend({ reason: words('Say why: the person will read it.', 1000) }),
    output: StaffDataRequestDetails,
  },
  'staffDataRequests.decide': {
    summary: 'Answer a request. The person is told, with the reason and where to complain.',
    requires: 'staff.data-requests',
    input: ById.extend({
      decision: z.enum(['granted', 'partly', 'refused'], 'Say what you decide.'),
      reason: words('Say what was done and why: the person will read it.', 2000),
    }),
    output: StaffDataRequestDetails,
  },
})
