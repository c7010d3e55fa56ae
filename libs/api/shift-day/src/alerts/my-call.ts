import type { CallForHelp, Contract, ParsedInputOf } from '@s4/contract'
import { alertResources } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { parsePhone } from '@s4/domain/phone'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { ownerColumn, type Viewer } from '@s4/api-platform/http'
import { listMemberUids, signal } from '@s4/api-platform/notices'
import { alertRepository } from '../alert-log/alert-repository'
import { sitePosition } from '../live-shift/site-position'
import { ownWork } from '../live-shift/work-repository'

interface CallRow extends CallForHelp {
  companyContact: string
  managerPhone: string
}

/** The latest request for help on some work, and the number of its company. Throws `assignment.missing`. */
export async function readMyCall(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<{ call: CallForHelp | null; ringNumber: string | null }> {
  const [row] = await db.query<{ [Key in keyof CallRow]: CallRow[Key] | null }>(
    `select help.raised_at, coalesce(help.position_at, case when help.lat is not null then help.raised_at end)
         as position_at, help.acknowledged_at, help.resolved_at, help.resolution,
       split_part(nullif(member_name(assignment.company_id, help.acknowledged_by), ''), ' ', 1) as acknowledged_by,
       company_contact, manager_phone
     from assignment join company on company.id = assignment.company_id
     left join lateral (
       select * from alert where assignment_id = assignment.id and kind = 'help' order by raised_at desc limit 1
     ) help on true
     where assignment.id = $1 and ${ownerColumn(viewer)} = $2`,
    [id, viewer.id],
  )
  if (!row) throw new ApiError('assignment.missing')
  const { raisedAt, positionAt, acknowledgedAt, acknowledgedBy, resolvedAt, resolution } = row
  return {
    call: raisedAt === null ? null : { raisedAt, positionAt, acknowledgedAt, acknowledgedBy, resolvedAt, resolution },
    ringNumber: firstNumber(row.companyContact, row.managerPhone),
  }
}

/** The contact of a company may be a name; then the number of its manager counts. */
function firstNumber(...texts: (string | null)[]): string | null {
  for (const text of texts) {
    const parsed = parsePhone(text ?? '')
    if (parsed.ok) return parsed.value
  }
  return null
}

/** Moves the open request for help to where the worker is now; false when none is open. */
export async function followCall(
  ctx: CommandContext<Actor | ShiftActor>,
  input: ParsedInputOf<Contract['alerts.sendPosition']>,
): Promise<boolean> {
  const { tx, now } = ctx
  const work = await ownWork(ctx, input.id)
  const { position } = sitePosition(input.position, work)
  if (!position) throw new ApiError('location.unusable')
  const isOpen = await alertRepository(tx, work.companyId).moveHelp(work.id, position, now)
  // Not audited: it arrives every ten seconds.
  if (isOpen) await signal(tx, await listMemberUids(tx, work.companyId), alertResources)
  return isOpen
}
