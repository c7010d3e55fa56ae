import type { SentLater, StoredReportForm } from '@s4/contract'
import { alertTexts } from '@s4/domain/alert-words'
import { phoneActionText } from '@s4/domain/phone-actions'
import { trustText } from '@s4/domain/phone-time'
import { timeText } from '@s4/domain/shift-text'
import type { Db } from '@s4/db'
import { resetsDuring } from '../counters/counter-repository'

/** One line of the log: what happened at a moment, with the worker it is about. */
export interface LogLine {
  at: string
  seekerName: string
  text: string
  form: StoredReportForm | null
  fileIds: string[]
  /** Of a report, where it was written; null when the worker did not share the position. */
  inside: keyof typeof insideWords | null
}

/**
 * Everything of a shift that was recorded, in order of time: attendance, check calls, patrols, alerts, counts set
 * to 0 and what was written.
 */
export async function readReportLog(db: Db, shiftId: string): Promise<LogLine[]> {
  const [attendance, calls, walked, alerts, entries, resets, later] = await Promise.all([
    readAttendance(db, shiftId),
    readCheckCalls(db, shiftId),
    readPatrols(db, shiftId),
    readAlerts(db, shiftId),
    readEntries(db, shiftId),
    readResets(db, shiftId),
    readSentLater(db, shiftId),
  ])
  return [...attendance, ...calls, ...walked, ...alerts, ...entries, ...resets, ...later].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  )
}

const PEOPLE = `join assignment on assignment.id = assignment_id join seeker on seeker.id = assignment.seeker_id
  where assignment.shift_id = $1`

const words = (line: { at: string; seekerName: string; text: string }): LogLine => ({
  ...line,
  form: null,
  fileIds: [],
  inside: null,
})

const attendanceWords = {
  bookOn: 'Booked on',
  breakStart: 'Started a break',
  breakEnd: 'Ended the break',
  bookOff: 'Booked off',
} as const
export const insideWords = {
  inside: 'inside the site',
  outside: 'outside the site',
  uncertain: 'near the edge of the site',
}

async function readAttendance(db: Db, shiftId: string): Promise<LogLine[]> {
  const rows = await db.query<{
    at: string
    seekerName: string
    kind: keyof typeof attendanceWords
    source: string
    inside: keyof typeof insideWords | null
    reason: string | null
  }>(
    `select attendance_event.server_at as at, seeker.fullname as seeker_name, kind, source, inside, reason
     from attendance_event ${PEOPLE}`,
    [shiftId],
  )
  return rows.map(({ kind, source, inside, reason, ...line }) => {
    const how = [
      attendanceWords[kind],
      ...(source === 'manual' ? ['entered by the company'] : []),
      ...(inside ? [insideWords[inside]] : []),
    ]
    return words({ ...line, text: `${how.join(', ')}.${reason ? ` Reason: ${reason}` : ''}` })
  })
}

async function readCheckCalls(db: Db, shiftId: string): Promise<LogLine[]> {
  const rows = await db.query<{
    seekerName: string
    status: string
    answeredAt: string | null
    missedAt: string | null
  }>(
    `select seeker.fullname as seeker_name, check_call.status, check_call.answered_at, check_call.missed_at
     from check_call ${PEOPLE} and check_call.status <> 'stopped'`,
    [shiftId],
  )
  return rows.flatMap(({ seekerName, status, answeredAt, missedAt }) => [
    ...(missedAt ? [words({ at: missedAt, seekerName, text: 'Missed a check call.' })] : []),
    ...(answeredAt
      ? [words({ at: answeredAt, seekerName, text: `Answered a check call${status === 'late' ? ' late' : ''}.` })]
      : []),
  ])
}

async function readPatrols(db: Db, shiftId: string): Promise<LogLine[]> {
  const rows = await db.query<{
    seekerName: string
    zone: string
    patrol: string
    startsAt: string
    reason: string | null
    point: string
    scannedAt: string | null
    isLate: boolean
    missedAt: string | null
  }>(
    `select seeker.fullname as seeker_name, assignment.zone, patrol.name as patrol, patrol.starts_at, patrol.reason,
       patrol_point.name as point, scanned_at, is_late, missed_at
     from patrol_point join patrol on patrol.id = patrol_id ${PEOPLE} and patrol.status <> 'stopped'`,
    [shiftId],
  )
  return rows.flatMap(({ seekerName, zone, patrol, startsAt, reason, point, scannedAt, isLate, missedAt }) => {
    const of = `${point}, patrol ${patrol} of ${timeText(startsAt, zone)}.`
    const why = reason === null ? '' : ` Reason: ${reason}`
    return [
      ...(missedAt ? [words({ at: missedAt, seekerName, text: `Missed ${of}${why}` })] : []),
      ...(scannedAt ? [words({ at: scannedAt, seekerName, text: `Scanned ${isLate ? 'late: ' : ''}${of}` })] : []),
    ]
  })
}

async function readAlerts(db: Db, shiftId: string): Promise<LogLine[]> {
  const rows = await db.query<{
    seekerName: string
    kind: keyof typeof alertTexts
    raisedAt: string
    acknowledgedAt: string | null
    resolvedAt: string | null
    resolution: string | null
  }>(
    `select seeker.fullname as seeker_name, alert.kind, alert.raised_at, alert.acknowledged_at, alert.resolved_at,
       alert.resolution
     from alert ${PEOPLE}`,
    [shiftId],
  )
  return rows.flatMap(({ seekerName, kind, raisedAt, acknowledgedAt, resolvedAt, resolution }) => {
    const about = (at: string, text: string) => words({ at, seekerName, text })
    const title = alertTexts[kind](seekerName)
    return [
      about(raisedAt, `Alert: ${title}.`),
      ...(acknowledgedAt ? [about(acknowledgedAt, `The company saw the alert: ${title}.`)] : []),
      ...(resolvedAt ? [about(resolvedAt, `The alert was closed: ${title}. ${resolution ?? ''}`.trimEnd())] : []),
    ]
  })
}

const readEntries = (db: Db, shiftId: string) =>
  db.query<LogLine>(
    `select logbook_entry.created_at as at, seeker.fullname as seeker_name, logbook_entry.text, logbook_entry.form,
       logbook_entry.inside,
       array(select file_id::text from logbook_picture where entry_id = logbook_entry.id order by file_id) as file_ids
     from logbook_entry ${PEOPLE}`,
    [shiftId],
  )

const readResets = async (db: Db, shiftId: string): Promise<LogLine[]> =>
  (await resetsDuring(db, shiftId)).map(({ at, seekerName, kind, reason }) =>
    words({ at, seekerName, text: `Set the count of ${kind} to 0. Reason: ${reason}` }),
  )

/** What a phone without a signal did, at the time it arrived. */
async function readSentLater(db: Db, shiftId: string): Promise<LogLine[]> {
  const rows = await db.query<
    Pick<SentLater, 'action' | 'at' | 'receivedAt' | 'trust' | 'clockOffsetSeconds' | 'refusedText'> & {
      seekerName: string
      zone: string
    }
  >(
    `select seeker.fullname as seeker_name, assignment.zone, action, sent_later.at, received_at, trust,
       clock_offset_seconds, refused_text
     from sent_later ${PEOPLE} and action <> 'attendance.reportPosition'`,
    [shiftId],
  )
  return rows.map(({ seekerName, zone, action, at, receivedAt, trust, clockOffsetSeconds, refusedText }) => {
    const why = trustText({ trust, offset: clockOffsetSeconds * 1000 })
    const what = `${phoneActionText(action)} at ${timeText(at, zone)}`
    const taken = refusedText === null ? '' : ` It was not taken: ${refusedText}`
    return words({ at: receivedAt, seekerName, text: `Arrived later from the phone: ${what} (${why}).${taken}` })
  })
}
