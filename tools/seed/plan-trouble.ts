import type { AgreedWork } from './agreed-work'
import { after } from './town/moments'
import { tell } from './tell'
import { idAt, seekerOf, type Town } from './town/town'

interface Raised {
  at: string
  kind: 'missedCheckCall' | 'leftGeofence'
  what: string
  critical?: boolean
  more: Record<string, string | number>
}

/** A call missed, then answered late; the company telephoned and closed the alert. Answers what the call's row then says. */
export function missCheckCall(town: Town, work: AgreedWork, { id, missedAt }: { id: string; missedAt: string }) {
  const { by } = work.job
  raise(town, work, {
    at: missedAt,
    kind: 'missedCheckCall',
    what: 'has not answered a check call',
    critical: true,
    more: {
      check_call_id: id,
      acknowledged_at: after(missedAt, 2),
      acknowledged_by: by,
      resolved_at: after(missedAt, 6),
      resolved_by: by,
      resolution: 'Radio battery was flat. Spoke on the telephone, all well.',
    },
  })
  return { status: 'late', missed_at: missedAt, answered_at: after(missedAt, 4) }
}

/** An alert nobody has looked at yet. */
export function leaveSite(town: Town, work: AgreedWork): void {
  const { lat, lng } = work.job.site
  raise(town, work, {
    at: after(town.now, -26),
    kind: 'leftGeofence',
    what: 'has left the site',
    more: { lat: lat + 0.0041, lng },
  })
}

function raise(town: Town, { id, job, seeker }: AgreedWork, { at, kind, what, critical = false, more }: Raised): void {
  town.rows.add('alert', {
    id: idAt(at),
    company_id: job.companyId,
    job_id: job.id,
    assignment_id: id,
    kind,
    raised_at: at,
    ...more,
  })
  tell(town, {
    at,
    to: job.by,
    kind: `alert.${kind}`,
    title: `${seekerOf(seeker).fullname} ${what}`,
    body: `${job.title}, ${job.site.name}`,
    link: `/alert-log?jobId=${job.id}`,
    critical,
  })
}
