import type {
  ControlRoom,
  RoomAlert,
  RoomApplicants,
  RoomCall,
  RoomLate,
  RoomUnfilled,
  WorkerWithDueChecks,
} from '@s4/contract'
import { IN_SECRET } from '@s4/domain/alert-words'
import { unansweredTexts } from '@s4/domain/escalation'
import { missingPlacesText, peopleText } from '../words/counts'
import { dateText, durationText, momentText, relativeText, shiftTimes, timeText } from '@s4/domain/shift-text'

export type LineKind =
  | 'help'
  | 'noAnswer'
  | 'waitingCall'
  | 'late'
  | 'leftEarly'
  | 'unfilled'
  | 'offSite'
  | 'alert'
  | 'checks'
  | 'applicants'
  | 'unfilledLater'
  | 'checksLater'
  | 'notPosted'
  | 'drafts'
  | 'hours'

type AlertLine = 'help' | 'noAnswer' | 'leftEarly' | 'offSite' | 'alert'

interface LineText {
  key: string
  kind: LineKind
  tone: 'danger' | 'warning' | 'info'
  word: string
  title: string
  facts: string
  age: string
}

export type Line = LineText &
  (
    | { kind: AlertLine; alert: RoomAlert }
    | { kind: 'waitingCall'; call: RoomCall }
    | { kind: 'late'; late: RoomLate }
    | { kind: 'unfilled'; unfilled: RoomUnfilled }
    | { kind: 'checks'; worker: WorkerWithDueChecks }
    | { kind: 'applicants'; jobs: [RoomApplicants, ...RoomApplicants[]] }
    | { kind: 'notPosted'; clientId: string }
    | { kind: 'hours' | 'unfilledLater' | 'checksLater' | 'drafts' }
  )

/**
 * The most severe first; what somebody is looking at already comes after everything red, but for a call for help. What
 * runs out comes before applicants, who have no deadline.
 */
const SEVERITY: readonly LineKind[] = [
  'help',
  'noAnswer',
  'waitingCall',
  'late',
  'leftEarly',
  'unfilled',
  'offSite',
  'alert',
  'checks',
  'unfilledLater',
  'notPosted',
  'checksLater',
  'hours',
  'drafts',
  'applicants',
]
const tones = ['danger', 'warning', 'info'] as const

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** A place still free so shortly before the start is red. */
const SOON_MS = 2 * HOUR_MS

/** What needs somebody, in the order of severity and time. */
export function roomLines(room: ControlRoom, dueChecks: readonly WorkerWithDueChecks[]): Line[] {
  const lines: (Line & { at: string })[] = [
    ...room.alerts.map((alert) => alertLine(alert, room.now)),
    ...room.calls.map((call) => waitingCallLine(call, room.now)),
    ...room.late.map((late) => lateLine(late, room.now)),
    ...room.unfilled.map((unfilled) => unfilledLine(unfilled, room.now)),
    ...dueChecks.filter(startsWithin(DAY_MS, room.now)).map((worker) => checksLine(worker, room.now)),
    ...applicantsLine(
      room.applicants.filter((applicants) => !isSaidByUnfilled(applicants, room)),
      room.now,
    ),
    ...unfilledLaterLine(room),
    ...checksLaterLine(dueChecks, room.now),
    ...room.notPosted.map(notPostedLine),
    ...draftsLine(room),
    ...hoursLine(room),
  ]
  return lines.toSorted(
    (a, b) =>
      tones.indexOf(a.tone) - tones.indexOf(b.tone) ||
      SEVERITY.indexOf(a.kind) - SEVERITY.indexOf(b.kind) ||
      a.at.localeCompare(b.at) ||
      a.key.localeCompare(b.key),
  )
}

const startsWithin =
  (ms: number, now: string) =>
  ({ nextShift }: WorkerWithDueChecks): boolean =>
    Date.parse(nextShift.startsAt) < Date.parse(now) + ms

const alertWords: Record<RoomAlert['kind'], { kind: AlertLine; word: string; is: string }> = {
  help: { kind: 'help', word: 'Needs help', is: 'Asked for help' },
  missedCheckCall: { kind: 'noAnswer', word: 'No answer', is: 'Missed a check call' },
  leftGeofence: { kind: 'offSite', word: 'Off site', is: 'Left the site' },
  outsideAtBookOn: { kind: 'offSite', word: 'Off site', is: 'Booked on outside the site' },
  leftEarly: { kind: 'leftEarly', word: 'Left early', is: 'Booked off' },
  missedPatrol: { kind: 'alert', word: 'Patrol', is: 'Missed points of a patrol' },
  late: { kind: 'alert', word: 'Late', is: 'Has not booked on' },
  forgottenBookOff: { kind: 'alert', word: 'Not booked off', is: 'The shift is over' },
  papersMissing: { kind: 'alert', word: 'Documents missing', is: 'Booked on with documents missing or not checked' },
  checkDue: { kind: 'alert', word: 'Documents not checked', is: 'Cannot book on before you accept their documents' },
}

const RED: ReadonlySet<string> = new Set(['noAnswer', 'offSite', 'leftEarly'])

/** A call for help stays red until it is resolved; what the company calls not urgent is never red. */
function isRed({ severity, acknowledgedAt }: RoomAlert, kind: LineKind): boolean {
  if (kind === 'help') return true
  return acknowledgedAt === null && (severity === 'urgent' || (severity === 'important' && RED.has(kind)))
}

function alertLine(alert: RoomAlert, now: string): Line & { at: string } {
  if (alert.kind === 'leftEarly') return leftEarlyLine(alert, now)
  const { kind, word, is } = alertWords[alert.kind]
  const { answeredAt, bookedOffAt, zone } = alert
  const isHeardFrom = kind === 'noAnswer' && (answeredAt ?? bookedOffAt) !== null
  return {
    key: alert.alertId,
    kind,
    tone: isRed(alert, kind) && !isHeardFrom ? 'danger' : 'warning',
    word: isHeardFrom ? 'Missed call' : word,
    title: `${alert.seekerName} · ${alert.siteName}`,
    facts: sentences(
      alert.inSecret && IN_SECRET,
      alert.callDueAt
        ? `Did not answer the check call of ${timeText(alert.callDueAt, zone)}`
        : `${is} at ${timeText(alert.raisedAt, zone)}`,
      answeredAt && `Answered at ${timeText(answeredAt, zone)}`,
      bookedOffAt ? `Booked off at ${timeText(bookedOffAt, zone)}` : lastSeen(alert, now),
      lookedAt(alert),
      toldText(alert),
    ),
    age: relativeText(alert.callDueAt ?? alert.raisedAt, now),
    at: alert.raisedAt,
    alert,
  }
}

/** The post is empty until the end of the shift, or until somebody takes over. */
function leftEarlyLine(alert: RoomAlert, now: string): Line & { at: string } {
  const { raisedAt, bookedOffAt, endsAt, zone, othersOn, title, seekerName, siteName } = alert
  const offAt = bookedOffAt ?? raisedAt
  const isOver = endsAt <= now
  return {
    key: alert.alertId,
    kind: 'leftEarly',
    tone: isRed(alert, 'leftEarly') && !isOver ? 'danger' : 'warning',
    word: alertWords.leftEarly.word,
    title: `${seekerName} · ${siteName}`,
    facts: sentences(
      alert.inSecret && IN_SECRET,
      `${title}: booked off at ${timeText(offAt, zone)}, ${durationText(minutesBetween(offAt, endsAt))} before the end`,
      isOver ? 'The shift is over' : othersOn !== null && othersText(othersOn),
      lookedAt(alert),
      toldText(alert),
    ),
    age: relativeText(raisedAt, now),
    at: raisedAt,
    alert,
  }
}

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

const othersText = (others: number) =>
  others === 0
    ? 'Nobody is booked on at the site now'
    : `${others === 1 ? '1 person is' : `${others} people are`} booked on at the site now`

function lastSeen({ backInsideAt, lastSeen: seen }: RoomAlert, now: string): string | null {
  if (!seen) return 'Where they are is not shared'
  if (backInsideAt) return `Seen back inside the site, ${relativeText(backInsideAt, now)}`
  const where = { inside: 'inside the site', outside: 'outside the site', uncertain: 'near the edge of the site' }
  return `Last seen ${where[seen.inside]}, ${relativeText(seen.at, now)}`
}

/** What became of our messages, when nobody has taken it on. */
const toldText = ({ unanswered }: RoomAlert) => unanswered && unansweredTexts[unanswered]

function waitingCallLine(call: RoomCall, now: string): Line & { at: string } {
  const { assignmentId, seekerName, siteName, dueAt, missAt, zone, inSecret } = call
  return {
    key: `call-${assignmentId}`,
    kind: 'waitingCall',
    tone: 'warning',
    word: 'No answer yet',
    title: `${seekerName} · ${siteName}`,
    facts: sentences(
      inSecret && IN_SECRET,
      `The check call of ${timeText(dueAt, zone)} is not answered yet`,
      `You get an alert at ${timeText(missAt, zone)}`,
    ),
    age: relativeText(dueAt, now),
    at: dueAt,
    call,
  }
}

const lookedAt = ({ acknowledgedAt, acknowledgedBy, zone }: RoomAlert | RoomLate) =>
  acknowledgedAt && `${acknowledgedBy ?? 'Somebody'} has been looking at it since ${timeText(acknowledgedAt, zone)}`

function lateLine(late: RoomLate, now: string): Line & { at: string } {
  const { zone, expectedAt, startsAt, endsAt, siteName, title, seekerName } = late
  const isOver = endsAt <= now
  return {
    key: `late-${late.assignmentId}`,
    kind: 'late',
    tone: late.acknowledgedAt === null && !isOver ? 'danger' : 'warning',
    word: isOver ? 'Did not come' : 'Late',
    title: `${seekerName} · ${siteName}`,
    facts: sentences(
      late.inSecret && IN_SECRET,
      `${title}, ${shiftTimes({ startsAt, endsAt }, zone)}`,
      `Expected at ${timeText(expectedAt, zone)} and not booked on`,
      isOver && 'The shift is over: record a no-show, or book them on by hand if they worked',
      lookedAt(late),
    ),
    age: relativeText(expectedAt, now),
    at: expectedAt,
    late,
  }
}

function unfilledLine(unfilled: RoomUnfilled, now: string): Line & { at: string } {
  const { startsAt, zone, positions, taken, offersOut, offersLapseAt, applicants, lost } = unfilled
  const isSoon = Date.parse(startsAt) < Date.parse(now) + SOON_MS
  return {
    key: `unfilled-${unfilled.shiftId}`,
    kind: 'unfilled',
    tone: isSoon ? 'danger' : 'warning',
    word: 'Unfilled',
    title: `${unfilled.title} · ${unfilled.siteName}`,
    facts: sentences(
      `${shiftTimes(unfilled, zone)}, ${missingPlacesText(positions - taken, positions)}`,
      lost &&
        `${lost.seekerName} ${lost.how === 'noShow' ? 'did not come' : 'cancelled'} ${relativeText(lost.at, now)}`,
      offersOut > 0 &&
        `${peopleText(offersOut)} asked${offersLapseAt ? `, until ${momentText(offersLapseAt, zone)}` : ''}`,
      applicants > 0 && `${peopleText(applicants)} applied`,
    ),
    age: startsAt > now ? relativeText(startsAt, now) : `began ${relativeText(startsAt, now)}`,
    at: startsAt,
    unfilled,
  }
}

function checksLine(worker: WorkerWithDueChecks, now: string): Line & { at: string } {
  const { nextShift, due, screening } = worker
  const stops = isStopped(worker)
  const expiring = due.filter((one) => one.expiring).length
  const unchecked = due.length - expiring
  return {
    key: `checks-${worker.seekerId}`,
    kind: 'checks',
    tone: stops ? 'warning' : 'info',
    word: 'Documents',
    title: `${worker.fullname} · ${nextShift.siteName}`,
    facts: sentences(
      unchecked > 0 && `${unchecked === 1 ? '1 document is' : `${unchecked} documents are`} not checked`,
      expiring > 0 && `${expiring === 1 ? '1 document ends' : `${expiring} documents end`} soon`,
      screening && 'Their screening waits for your decision',
      stops && 'They cannot book on until you check them',
      `The shift starts at ${timeText(nextShift.startsAt, nextShift.zone)}`,
    ),
    age: relativeText(nextShift.startsAt, now),
    at: nextShift.startsAt,
    worker,
  }
}

const isStopped = ({ due, screening }: WorkerWithDueChecks) =>
  due.some(({ stops }) => stops) || screening?.stops === true

/** Who cannot book on before a check, for shifts after the next 24 hours and within 7 days: early, and not urgent. */
function checksLaterLine(dueChecks: readonly WorkerWithDueChecks[], now: string): (Line & { at: string })[] {
  const isTomorrow = startsWithin(DAY_MS, now)
  const later = dueChecks.filter(startsWithin(7 * DAY_MS, now)).filter((one) => isStopped(one) && !isTomorrow(one))
  const [first] = later
  if (!first) return []
  const { fullname, nextShift } = first
  return [
    {
      key: 'checksLater',
      kind: 'checksLater',
      tone: 'info',
      word: 'Documents',
      title: `${peopleText(later.length)} to check in the next 7 days`,
      facts: sentences(
        'They cannot book on until you check them',
        `First ${fullname}, ${nextShift.siteName}, ${momentText(nextShift.startsAt, nextShift.zone)}`,
      ),
      age: relativeText(nextShift.startsAt, now),
      at: nextShift.startsAt,
    },
  ]
}

/** Whoever waits for an answer applied for a free place that has a line of its own. */
const isSaidByUnfilled = ({ jobId, waiting }: RoomApplicants, { unfilled }: ControlRoom) =>
  unfilled.some((place) => place.jobId === jobId && place.applicants === waiting)

/** One line for all jobs: applicants have no deadline. */
function applicantsLine([first, ...others]: readonly RoomApplicants[], now: string): (Line & { at: string })[] {
  if (!first) return []
  const jobs: [RoomApplicants, ...RoomApplicants[]] = [first, ...others]
  const waiting = jobs.reduce((sum, job) => sum + job.waiting, 0)
  const full = jobs.filter((job) => job.full).length
  return [
    {
      key: 'applicants',
      kind: 'applicants',
      tone: 'info',
      word: 'Applicants',
      title:
        others.length === 0
          ? `${first.title} · ${first.siteName}`
          : `${peopleText(waiting)} wait for your answer on ${jobs.length} jobs`,
      facts:
        others.length === 0
          ? sentences(
              full > 0 && 'The job is full',
              full > 0
                ? `${peopleText(waiting)} still waiting: turn them down, or keep them in reserve`
                : `${peopleText(waiting)} waiting for your answer`,
            )
          : sentences(
              `First ${first.title}, ${first.siteName}`,
              full > 0 && `${full} of the jobs ${full === 1 ? 'is' : 'are'} full`,
            ),
      age: `first applied ${relativeText(first.since, now)}`,
      at: first.since,
      jobs,
    },
  ]
}

function hoursLine({ figures: { hoursToAgree }, hoursAgreedAt, now }: ControlRoom): (Line & { at: string })[] {
  if (hoursToAgree === 0) return []
  return [
    {
      key: 'hours',
      kind: 'hours',
      tone: 'info',
      word: 'Hours',
      title: hoursToAgree === 1 ? 'Hours to agree for 1 shift' : `Hours to agree for ${hoursToAgree} shifts`,
      facts: sentences(
        hoursAgreedAt && `If you do not answer, the worker’s hours are agreed ${relativeText(hoursAgreedAt, now)}`,
      ),
      age: '',
      at: hoursAgreedAt ?? now,
    },
  ]
}

function unfilledLaterLine({ unfilledLater, now }: ControlRoom): (Line & { at: string })[] {
  const { places, shifts, first } = unfilledLater
  if (!first) return []
  return [
    {
      key: 'unfilledLater',
      kind: 'unfilledLater',
      tone: 'info',
      word: 'Coming up',
      title: `${places === 1 ? '1 place' : `${places} places`} to fill in the next 7 days`,
      facts: sentences(
        `On ${shifts === 1 ? '1 shift' : `${shifts} shifts`} after the next 24 hours`,
        `First ${first.title}, ${first.siteName}, ${momentText(first.startsAt, first.zone)}`,
      ),
      age: relativeText(first.startsAt, now),
      at: first.startsAt,
    },
  ]
}

const notPostedLine = ({ id, name, places, from }: ControlRoom['notPosted'][number]): Line & { at: string } => ({
  key: `notPosted-${id}`,
  kind: 'notPosted',
  tone: 'info',
  word: 'Not posted',
  title: `${name} · ${places === 1 ? '1 place' : `${places} places`} of the contract not posted`,
  facts: sentences('In the next 7 days', `First ${dateText(from, { year: false })}`),
  age: '',
  at: from,
  clientId: id,
})

function draftsLine({ drafts: { jobs, first }, now }: ControlRoom): (Line & { at: string })[] {
  if (!first) return []
  return [
    {
      key: 'drafts',
      kind: 'drafts',
      tone: 'info',
      word: 'Drafts',
      title: jobs === 1 ? '1 draft of recurring work to post' : `${jobs} drafts of recurring work to post`,
      facts: sentences(
        'No worker sees a draft',
        `First ${first.title}, ${first.siteName}, ${momentText(first.startsAt, first.zone)}`,
      ),
      age: relativeText(first.startsAt, now),
      at: first.startsAt,
    },
  ]
}

const sentences = (...parts: (string | null | false)[]) =>
  parts
    .filter((part) => part)
    .map((part) => `${String(part)}.`)
    .join(' ')
