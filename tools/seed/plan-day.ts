import type { AgreedWork } from './agreed-work'
import { after, wholeMinute } from './town/moments'
import { planHours } from './plan-hours'
import { planProblem } from './plan-problem'
import { leaveSite, missCheckCall } from './plan-trouble'
import { log, tell } from './tell'
import { idAt, seekerOf, type Town } from './town/town'
import { logbook } from './town/jobs'

/** What happened on the day, for work that has begun. */
export interface WorkedDay {
  bookedOnAt: string
  bookedOffAt: string | null
  breaks: { startsAt: string; endsAt: string }[]
}

const NOT_BEGUN = new Set(['assigned', 'cancelled', 'noShow'])
const HALF_HOUR = 30

/** Booking on and off, a break, check calls and logbook; then the hours, when it is over. */
export function planDay(town: Town, work: AgreedWork): void {
  if (NOT_BEGUN.has(work.fate)) return
  const { startsAt, endsAt } = work.shift
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
  const breakAt = after(startsAt, Math.round(minutes / 2))
  const early = 4 + work.shift.taken * 3
  const day: WorkedDay = {
    bookedOnAt: after(startsAt, -early),
    bookedOffAt: work.fate === 'running' ? null : after(endsAt, work.shift.taken * 2),
    breaks:
      minutes >= 8 * 60 && breakAt < after(town.now, -HALF_HOUR)
        ? [{ startsAt: breakAt, endsAt: after(breakAt, HALF_HOUR) }]
        : [],
  }
  planAttendance(town, work, day)
  planCheckCalls(town, work, day)
  planLogbook(town, work, day)
  planProblem(town, work)
  if (day.bookedOffAt !== null) planHours(town, work, { ...day, bookedOffAt: day.bookedOffAt })
}

function planAttendance(town: Town, work: AgreedWork, { bookedOnAt, bookedOffAt, breaks }: WorkedDay): void {
  const { uid, fullname } = seekerOf(work.seeker)
  const seekerId = town.seekerId(work.seeker)
  const { lat, lng } = near(work)
  town.rows.add('attendance', {
    assignment_id: work.id,
    seeker_id: seekerId,
    booked_on_at: bookedOnAt,
    booked_off_at: bookedOffAt,
    location_shared_at: bookedOnAt,
  })
  const event = (at: string, kind: string, source: string, checkpoint: string | null) =>
    town.rows.add('attendance_event', {
      id: idAt(at),
      assignment_id: work.id,
      kind,
      source,
      checkpoint,
      lat,
      lng,
      accuracy: 12,
      inside: 'inside',
      device_at: at,
      server_at: at,
      by_uid: uid,
    })
  event(bookedOnAt, 'bookOn', 'qr', 'A')
  for (const { startsAt, endsAt } of breaks) {
    event(startsAt, 'breakStart', 'shift-pass', null)
    event(endsAt, 'breakEnd', 'shift-pass', null)
  }
  if (bookedOffAt !== null) event(bookedOffAt, 'bookOff', 'shift-pass', null)

  const about = {
    subject: ['assignment', work.id] as [string, string],
    assignmentId: work.id,
    companyId: work.job.companyId,
    seekerId,
  }
  const by = { uid, kind: 'seeker' } as const
  const where = `${work.job.title}, ${work.job.site.name}`
  log(town, {
    at: bookedOnAt,
    by,
    action: 'attendance.booked-on',
    ...about,
    detail: { checkpoint: 'A', inside: 'inside' },
  })
  tell(town, {
    at: bookedOnAt,
    to: work.job.by,
    kind: 'attendance.booked-on',
    title: `${fullname} booked on`,
    body: where,
    link: `/inProgress-jobDetail/${work.job.id}?shift=${work.shift.id}`,
  })
  if (bookedOffAt === null) return planTrail(town, work, bookedOnAt)
  log(town, { at: bookedOffAt, by, action: 'attendance.booked-off', ...about, detail: { source: 'shift-pass' } })
  tell(town, {
    at: bookedOffAt,
    to: work.job.by,
    kind: 'attendance.booked-off',
    title: `${fullname} booked off`,
    body: `${where}. Agree the hours within 72 hours.`,
    link: `/completed-jobDetail/${work.job.id}?shift=${work.shift.id}`,
  })
}

/** A spot of the worker's own, some forty metres from the site's point. */
const near = ({ job: { site }, shift: { taken } }: AgreedWork) => ({
  lat: site.lat + 0.0003 * taken,
  lng: site.lng - 0.0002 * taken,
})

/** Where somebody who is on has been: a walk round the site, the last of it a minute ago. */
function planTrail({ rows, now }: Town, work: AgreedWork, from: string): void {
  const { lat, lng } = near(work)
  const count = Math.min(40, Math.floor((Date.parse(now) - Date.parse(from)) / 60_000) - 1)
  for (let step = count; step >= 1; step -= 1) {
    const at = after(now, -step)
    const turn = step / 5
    rows.add('position_fix', {
      assignment_id: work.id,
      lat: lat + 0.0004 * Math.sin(turn),
      lng: lng + 0.0006 * Math.cos(turn),
      accuracy: 9,
      inside: 'inside',
      device_at: at,
      server_at: at,
    })
  }
}

const GRACE = 5

/** Answered in time, but for one where there was trouble; the next one of somebody who is on is waiting. */
function planCheckCalls(town: Town, work: AgreedWork, { bookedOnAt, bookedOffAt }: WorkedDay): void {
  const { rows, now } = town
  const until = bookedOffAt ?? now
  let trouble = work.shift.taken === 1 ? work.job.trouble : null
  if (trouble === 'leftGeofence') leaveSite(town, work)
  let due = after(wholeMinute(bookedOnAt), work.job.alert)
  for (; after(due, GRACE) < until; due = after(due, work.job.alert)) {
    const id = idAt(due)
    const answered = { status: 'responded', missed_at: null, answered_at: after(due, 1) }
    const outcome =
      trouble === 'missedCheckCall' ? missCheckCall(town, work, { id, missedAt: after(due, GRACE) }) : answered
    trouble = null
    rows.add('check_call', { id, assignment_id: work.id, due_at: due, miss_at: after(due, GRACE), ...outcome })
  }
  if (bookedOffAt !== null) return
  const next = due > now ? due : after(now, work.job.alert)
  rows.add('check_call', {
    id: idAt(next),
    assignment_id: work.id,
    status: 'due',
    due_at: next,
    miss_at: after(next, GRACE),
    answered_at: null,
    missed_at: null,
  })
}

function planLogbook({ rows, now }: Town, work: AgreedWork, { bookedOnAt, bookedOffAt }: WorkedDay): void {
  const until = bookedOffAt ?? now
  const last = bookedOffAt === null ? [] : [{ text: logbook[4], at: after(bookedOffAt, -6) }]
  const written = [
    { text: logbook[0], at: after(bookedOnAt, 9) },
    { text: logbook[1], at: after(bookedOnAt, 84) },
    { text: logbook[work.shift.taken % 2 === 0 ? 3 : 2], at: after(bookedOnAt, 171) },
    ...last,
  ]
  for (const { text, at } of written)
    if (at < until)
      rows.add('logbook_entry', { id: idAt(at), assignment_id: work.id, text: text ?? '', created_at: at })
}
