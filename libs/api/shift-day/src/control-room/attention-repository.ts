import type { ControlRoom, RoomAlert, RoomApplicants, RoomCall, RoomLate, RoomMoment } from '@s4/contract'
import type { Db } from '@s4/db'
import { isPhoneInSecret, liveAssignment } from '@s4/api-platform/agreed-work'
import { alertMember } from '../alert-log/alert-member'
import { BACK_INSIDE_AT } from '../alert-log/back-inside'
import { UNANSWERED } from '../alert-log/unanswered'
import { LONGEST_SHIFT } from '../live-work/longest-shift'
import { LATE_AFTER_MS } from '../live-work/presence'
import { dayAhead, dayBefore, MAX_LINES, type Room, seenSite } from './room'

const WORKER = `assignment.id as assignment_id, assignment.job_id, assignment.shift_id, assignment.site_id,
    assignment.site_name, assignment.title, assignment.zone, assignment.starts_at, assignment.ends_at,
    assignment.seeker_id, seeker.fullname as seeker_name, nullif(seeker.phone, '') as phone,
    ${isPhoneInSecret({ seeker: 'assignment.seeker_id', company: 'assignment.company_id' })} as in_secret`

/** Whose expected time passed 10 minutes ago: $1 company, $2 that moment, $3 a day ago, $4 the sites. */
const LATE = `assignment.company_id = $1 and assignment.status = 'assigned' and assignment.starts_at <= $2
  and coalesce(assignment.expected_at, assignment.starts_at) <= $2
  and assignment.ends_at > $3 and ${seenSite('assignment.site_id', '$4')}`

/**
 * An alert of today, or a call for help of any day, that is not about coming late: $1 company, $2 a day ago, $3 the
 * sites.
 */
const ALERT = `alert.company_id = $1 and alert.resolved_at is null and alert.kind <> 'late'
  and (alert.raised_at > $2 or alert.kind = 'help' or assignment.status = 'inProgress')
  and ${seenSite('assignment.site_id', '$3')}`

export const attentionRepository = (db: Db, { companyId, siteIds, now }: Room) => {
  const lateSince = new Date(now.getTime() - LATE_AFTER_MS)

  return {
    async countPeople(): Promise<Pick<ControlRoom['figures'], 'on' | 'expected' | 'late'>> {
      const [row] = await db.query<{ on: number; expected: number; late: number }>(
        `select count(*) filter (where status = 'inProgress')::int as "on",
           count(*) filter (where status = 'assigned' and coalesce(expected_at, starts_at) > $2)::int as expected,
           count(*) filter (where ${LATE})::int as late
         from assignment
         where company_id = $1 and status in ('assigned', 'inProgress') and starts_at < $5
           and ${seenSite('site_id', '$4')}`,
        [companyId, lateSince, dayBefore(now), siteIds, dayAhead(now)],
      )
      return row ?? { on: 0, expected: 0, late: 0 }
    },

    /** Those expected last come first: an older one is less likely to be still on the way. */
    listLate: (): Promise<RoomLate[]> =>
      db.query<RoomLate>(
        `select ${WORKER}, coalesce(assignment.expected_at, assignment.starts_at) as expected_at,
           alert.id as alert_id, alert.acknowledged_at, ${alertMember('acknowledged_by')} as acknowledged_by
         from assignment join seeker on seeker.id = assignment.seeker_id
         left join alert on alert.assignment_id = assignment.id and alert.kind = 'late' and alert.resolved_at is null
         where ${LATE} order by expected_at desc, seeker.fullname limit ${MAX_LINES}`,
        [companyId, lateSince, dayBefore(now), siteIds],
      ),

    /** Calls for help first, then the newest. */
    listAlerts: (): Promise<RoomAlert[]> =>
      db.query<RoomAlert>(
        `select ${WORKER}, alert.id as alert_id, alert.kind,
           coalesce(alert_escalation.severity, 'low') as severity,
           alert.raised_at, alert.acknowledged_at,
           ${alertMember('acknowledged_by')} as acknowledged_by, fix.last_seen, ${BACK_INSIDE_AT},
           check_call.due_at as call_due_at, check_call.answered_at, attendance.booked_off_at,
           ${UNANSWERED},
           case when alert.kind = 'leftEarly' then (select count(*)::int from assignment other
             where other.company_id = $1 and other.status = 'inProgress'
               and other.site_id = assignment.site_id) end as others_on
         from alert join assignment on assignment.id = alert.assignment_id
         join seeker on seeker.id = assignment.seeker_id
         left join alert_escalation on alert_escalation.alert_id = alert.id
         left join check_call on check_call.id = alert.check_call_id
         left join attendance on attendance.assignment_id = assignment.id
         left join lateral (
           select json_build_object('inside', inside, 'at', to_char(device_at at time zone 'UTC',
             'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as last_seen
           from position_fix where assignment_id = assignment.id and attendance.location_shared_at is not null
           order by device_at desc, id desc limit 1
         ) fix on true
         where ${ALERT} order by alert.kind = 'help' desc, alert.raised_at desc limit ${MAX_LINES}`,
        [companyId, dayBefore(now), siteIds],
      ),

    async countAlerts(): Promise<Pick<ControlRoom['figures'], 'alerts' | 'noAnswer'>> {
      const [row] = await db.query<{ alerts: number; noAnswer: number }>(
        `select count(*)::int as alerts,
           count(distinct alert.assignment_id) filter (where alert.kind = 'missedCheckCall'
             and check_call.answered_at is null and assignment.status = 'inProgress')::int as no_answer
         from alert join assignment on assignment.id = alert.assignment_id
         left join check_call on check_call.id = alert.check_call_id where ${ALERT}`,
        [companyId, dayBefore(now), siteIds],
      )
      return row ?? { alerts: 0, noAnswer: 0 }
    },

    /** Jobs whose applicants wait for an answer, the longest wait first. */
    listApplicants: (): Promise<RoomApplicants[]> =>
      db.query<RoomApplicants>(
        `select waited.*, site.name as site_name, site.zone,
           not exists (select from shift where shift.job_id = waited.job_id and cancelled_at is null and ends_at > $2
             and positions > (select count(*) from assignment
               where shift_id = shift.id and ${liveAssignment()})) as "full"
         from (
           select job.id as job_id, job.site_id, job.title, count(*)::int as waiting,
             min(application.applied_at) as since
           from job join application on application.job_id = job.id and application.status = 'applied'
           where job.company_id = $1 and job.status = 'published' and ${seenSite('job.site_id', '$3')}
             and job.id in (select job_id from shift where job_company_id = $1 and cancelled_at is null
               and starts_at > $2::timestamptz - ${LONGEST_SHIFT} and ends_at > $2)
           group by job.id order by since limit ${MAX_LINES}
         ) waited join site on site.id = waited.site_id
         order by since`,
        [companyId, now, siteIds],
      ),

    /** Hours and claims of more time that wait for the company, and when the first hours are agreed by themselves. */
    async hoursToAgree(): Promise<{ people: number; firstAt: string | null }> {
      const [row] = await db.query<{ people: number; firstAt: string | null }>(
        `select count(*)::int as people,
           min(hours.respond_by) filter (where hours.status in ('proposed', 'disputed')) as first_at
         from finished_work work join assignment on assignment.id = work.assignment_id
         left join assignment_hours hours on hours.assignment_id = work.assignment_id
         where work.company_id = $1 and work.to_agree and ${seenSite('assignment.site_id', '$2')}`,
        [companyId, siteIds],
      )
      return row ?? { people: 0, firstAt: null }
    },

    /** Check calls that are due and not answered, the longest wait first. */
    listWaitingCalls: (): Promise<RoomCall[]> =>
      db.query<RoomCall>(
        `select ${WORKER}, check_call.due_at, check_call.miss_at
         from assignment join seeker on seeker.id = assignment.seeker_id
         join check_call on check_call.assignment_id = assignment.id and check_call.status = 'due'
         where assignment.company_id = $1 and assignment.status = 'inProgress' and check_call.due_at <= $2
           and ${seenSite('assignment.site_id', '$3')}
         order by check_call.due_at, seeker.fullname limit ${MAX_LINES}`,
        [companyId, now, siteIds],
      ),

    /** The next check calls to fall due, those of one shift in one minute together. */
    listCalls: (): Promise<RoomMoment[]> =>
      db.query<RoomMoment>(
        `select 'call' as kind, date_trunc('minute', check_call.due_at) as at, count(*)::int as people, 0 as open,
           assignment.job_id, assignment.shift_id, assignment.site_id, min(assignment.site_name) as site_name,
           min(assignment.title) as title, min(assignment.zone) as zone, min(assignment.starts_at) as starts_at,
           min(assignment.ends_at) as ends_at
         from assignment join check_call on check_call.assignment_id = assignment.id and check_call.status = 'due'
         where assignment.company_id = $1 and assignment.status = 'inProgress' and check_call.due_at > $3
           and ${seenSite('assignment.site_id', '$2')}
         group by at, assignment.shift_id, assignment.job_id, assignment.site_id order by at limit ${MAX_LINES}`,
        [companyId, siteIds, now],
      ),
  }
}
