import { type CompletedShift, CompletedShiftList, type CompletedWork, Id } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { penceForInput } from '@s4/domain/money'
import { localDate, timeText } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { readCursor, sendCsv } from '@s4/api-platform/http'
import { completedWorkRepository } from './completed-work-repository'
import { sortedShifts } from './sorted-shifts'

const SHIFT_HEAD = [
  'Job',
  'Site',
  'Date',
  'Start',
  'End',
  'People',
  'Cancelled with a charge',
  'Hours to agree',
  'With the workers',
  'Agreed pay',
  'Unpaid invoices',
  'To pay',
  'To get back',
]

const PEOPLE_HEAD = [
  'Worker',
  'Works as',
  'State',
  'Booked on',
  'Booked off',
  'Worker’s hours',
  'Before or after the shift',
  'Agreed hours',
  'Agreed pay',
  'Invoices',
  'To pay',
  'Due',
]

const Asked = z.object({ shift: Id })
const PAGE = 100

/**
 * `GET /api/company/completed.csv?state=&sort=` and `GET /api/company/jobs/{id}/completed.csv?shift=`: what the tables
 * of finished shifts and of the people of one show, all of it. Times by the clock at the site, hours as decimals,
 * amounts in pounds.
 */
export function serveCompletedWork(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get(apiLinks.completedCsv, async (request, reply) => {
    const { companyId } = await admit(deps, request, { requires: 'completed-work.read', byCookie: true })
    const asked = CompletedShiftList.parse(request.query)
    const found = await sortedShifts(deps.db, { ...asked, companyId, after: null, limit: null })
    return sendCsv(reply, 's4-completed-shifts', [SHIFT_HEAD, ...found.map(({ shift }) => shiftCells(shift))])
  })

  app.get<{ Params: { id: string } }>(apiLinks.completedJobCsv(':id'), async (request, reply) => {
    const { companyId } = await admit(deps, request, { requires: 'completed-work.read', byCookie: true })
    const { data: jobId } = Id.safeParse(request.params.id)
    if (!jobId) throw new ApiError('job.missing')
    const { shift: shiftId } = Asked.parse(request.query)
    const repository = completedWorkRepository(deps.db, companyId, deps.clock.now())
    const people: CompletedWork[] = []
    let cursor: string | null | undefined
    do {
      const after = readCursor(cursor ?? undefined)
      const page = await repository.people({ jobId, shiftId, after, limit: PAGE })
      people.push(...page.data)
      cursor = page.nextCursor
    } while (cursor)
    return sendCsv(reply, 's4-shift', [PEOPLE_HEAD, ...people.map(personCells)])
  })
}

const shiftCells = (shift: CompletedShift): string[] => [
  shift.title,
  shift.siteName,
  localDate(shift.startsAt, shift.zone),
  timeText(shift.startsAt, shift.zone),
  timeText(shift.endsAt, shift.zone),
  String(shift.people),
  String(shift.cancelled),
  String(shift.toAgree),
  String(shift.waiting),
  penceForInput(shift.agreedPence),
  String(shift.unpaid),
  penceForInput(shift.unpaidPence),
  penceForInput(shift.refundPence),
]

const hoursText = (minutes: number | null | undefined) =>
  minutes === null || minutes === undefined ? '' : (minutes / 60).toFixed(2)

const STATES = {
  proposed: 'To agree',
  countered: 'With the worker',
  agreed: 'Agreed',
  disputed: 'In dispute',
} as const

function personCells({ seekerName, engagement, ended, hours, invoices, zone, ...work }: CompletedWork): string[] {
  const time = (instant: string | null) => (instant ? timeText(instant, zone) : '')
  const unpaid = invoices.filter(({ toPay }) => toPay > 0)
  return [
    seekerName,
    engagement === 'own-staff' ? 'Own staff' : 'Self-employed',
    ended ? 'Cancelled' : hours ? STATES[hours.status] : '',
    time(work.bookedOnAt),
    time(work.bookedOffAt),
    hoursText(hours?.proposedMinutes),
    hoursText(hours?.extraMinutes),
    hoursText(hours?.agreedMinutes),
    hours?.agreedPay === null || hours?.agreedPay === undefined ? '' : penceForInput(hours.agreedPay),
    invoices.map(({ number }) => number).join(', '),
    penceForInput(unpaid.reduce((sum, { toPay }) => sum + toPay, 0)),
    unpaid.map(({ dueOn }) => dueOn).toSorted()[0] ?? '',
  ]
}
