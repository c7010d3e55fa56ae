import { companyLinks } from '@s4/links'
import { checkSubjectText } from '@s4/domain/due-checks'
import type { RequirementCode } from '@s4/domain/requirements'
import { shiftText } from '@s4/domain/shift-text'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { dueChecksForWork } from './due-checks-for-work'

const HOURS_AHEAD = 48
const HOUR_MS = 60 * 60_000
const BATCH_SIZE = 200

interface Work {
  companyId: string
  seekerId: string
  fullname: string
  title: string
  siaSector: string | null
  requirements: RequirementCode[]
  zone: string
  startsAt: string
  endsAt: string
}

/**
 * Asks a company for the checks that are still due 48 hours before a shift: once, and again only after documents or
 * rules have changed.
 */
export const askForChecks: DueWork = async ({ db }, now) => {
  const near = await db.query<{ id: string }>(
    `select id from assignment where status = 'assigned' and starts_at > $1 and starts_at <= $2
       and not exists (select from check_request where assignment_id = assignment.id) order by starts_at
       limit ${BATCH_SIZE}`,
    [now, new Date(now.getTime() + HOURS_AHEAD * HOUR_MS)],
  )
  await eachDue({ db, now }, near, ask)
}

async function ask(ctx: CommandContext<null>, id: string): Promise<void> {
  const { tx, now } = ctx
  const first = await tx.query(
    `insert into check_request (assignment_id, asked_at) values ($1, $2) on conflict do nothing
     returning assignment_id`,
    [id, now],
  )
  const [work] = await tx.query<Work>(
    `select company_id, seeker_id, fullname, title, sia_sector, requirements, zone, starts_at, ends_at
     from assignment join seeker on seeker.id = seeker_id where assignment.id = $1 and status = 'assigned'`,
    [id],
  )
  if (first.length === 0 || !work) return
  const due = await dueChecksForWork(tx, work)
  if (due.length === 0) return
  const { companyId, seekerId, fullname, title, zone, startsAt, endsAt } = work
  await ctx.record({
    action: 'checks.asked-for',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    companyId,
    seekerId,
    detail: { subjects: due.map(({ subject }) => subject) },
    notices: [
      {
        to: await listMemberUids(tx, companyId),
        kind: 'checks.due',
        title: `Check ${fullname} before ${shiftText({ startsAt, endsAt }, zone)}`,
        body: `${title}: ${due.map(({ subject }) => checkSubjectText[subject]).join(' and ')}.`,
        link: companyLinks.dueChecks,
      },
    ],
  })
}
