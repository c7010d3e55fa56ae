import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { companyLinks } from '@s4/links'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'

interface Refusal {
  companyId: string
  documentName: string
  documentKind: string
  documentId: string | null
  fullname: string
  isLatest: boolean
  result: string
}

/**
 * Stores the worker's answer to a refusal and notifies the company. Throws `record.missing`, and `check.not-refused`
 * when it is no longer refused.
 */
export async function answerRefusal(
  ctx: CommandContext<SeekerActor>,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const { tx, actor, now } = ctx
  const [refusal] = await tx.query<Refusal>(
    `select company_id, document_name, document_kind, document_id, result, fullname, not exists (
         select from document_check as later where later.company_id = document_check.company_id
           and later.seeker_id = document_check.seeker_id
           and later.document_kind = document_check.document_kind and later.document_id is not distinct
           from document_check.document_id
           and (later.checked_at, later.id) > (document_check.checked_at, document_check.id)) as is_latest
     from document_check join seeker on seeker.id = seeker_id
     where document_check.id = $1 and seeker_id = $2 for update of document_check`,
    [id, actor.seekerId],
  )
  if (!refusal) throw new ApiError('record.missing')
  const { companyId, documentName, documentKind, documentId, fullname, isLatest, result } = refusal
  if (result !== 'refused' || !isLatest) throw new ApiError('check.not-refused')
  await tx.query('update document_check set answer = $2, answered_at = $3 where id = $1', [id, answer, now])
  const members = await listMemberUids(tx, companyId)
  await ctx.record({
    action: 'document.refusal-answered',
    subject: { kind: documentKind, id: documentId ?? actor.seekerId },
    companyId,
    notices: [
      {
        to: members,
        kind: 'document.refusal-answered',
        title: `${fullname} answered your refusal of their ${documentName}`,
        body: 'Their answer is shown beside the check.',
        link: companyLinks.dueChecks,
      },
    ],
    signals: [{ to: [actor.uid, ...members], resources: changes['checks.answer'] }],
  })
}
