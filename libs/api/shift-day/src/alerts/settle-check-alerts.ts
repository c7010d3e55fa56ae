import { alertResources } from '@s4/contract/changes'
import { stopsBookingOn } from '@s4/domain/due-checks'
import type { RequirementCode } from '@s4/domain/requirements'
import { momentText } from '@s4/domain/shift-text'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, signal } from '@s4/api-platform/notices'
import { dueChecksForWork } from '@s4/api-profiles/checks'
import { alertRepository } from '../alert-log/alert-repository'

interface WaitingWork {
  id: string
  companyId: string
  seekerId: string
  siaSector: string | null
  requirements: RequirementCode[]
  zone: string
  endsAt: string
}

/** Closes the alerts of these workers who could not book on unchecked, and now can. */
export async function settleCheckAlerts(
  { tx, actor: { companyId }, now }: CommandContext<CompanyActor>,
  seekerIds: readonly string[],
): Promise<void> {
  const waiting = await tx.query<WaitingWork>(
    `select assignment.id, assignment.company_id, seeker_id, sia_sector, requirements,
       zone, ends_at
     from alert join assignment on assignment.id = assignment_id
     where alert.company_id = $1 and alert.kind = 'checkDue' and resolved_at is null and seeker_id = any($2)
     order by assignment.id`,
    [companyId, seekerIds],
  )
  for (const work of waiting) {
    if ((await dueChecksForWork(tx, work)).some(stopsBookingOn)) continue
    const resolution = `Their documents were checked on ${momentText(now.toISOString(), work.zone)}.`
    await alertRepository(tx, companyId).settle({ assignmentId: work.id, kind: 'checkDue', resolution }, now)
  }
  if (waiting.length > 0) await signal(tx, await listMemberUids(tx, companyId), alertResources)
}
