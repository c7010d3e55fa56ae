import { changes } from '@s4/contract/changes'
import type { NewCheck } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { companyName } from '../worker-documents/company-name'
import { documentLinks } from '../worker-documents/document-links'
import { checkableDocument } from '../worker-documents/readable-document'

/**
 * Records all checks or none and notifies each worker. Throws `check.outdated` when a document changed since the
 * company looked at it.
 */
export async function recordChecks(
  ctx: CommandContext<CompanyActor>,
  { checks }: { checks: readonly NewCheck[] },
): Promise<void> {
  // A fixed order prevents deadlocks between two managers.
  for (const check of checks.toSorted((a, b) => a.seekerId.localeCompare(b.seekerId))) await recordCheck(ctx, check)
}

async function recordCheck(ctx: CommandContext<CompanyActor>, check: NewCheck): Promise<void> {
  const { tx, actor, now } = ctx
  const { seekerId, kind, documentId, version, lastCheckId, result, method, note } = check
  // Two managers take turns, so that the second one reads the check of the first.
  await tx.query('select id from seeker where id = $1 for no key update', [seekerId])
  const { document, uid, fullname } = await checkableDocument(ctx, check)
  if (document.version !== version) {
    const changed = `${fullname} has changed their ${document.name} since you looked.`
    throw new ApiError('check.outdated', {
      message: `${changed} Look again before you record the check.`,
      facts: { seekerId, kind, documentId },
    })
  }
  if ((document.check?.id ?? null) !== lastCheckId)
    throw new ApiError('check.outdated', {
      message:
        `Somebody of your company has checked the ${document.name} of ${fullname} meanwhile. Look at it ` +
        'before you record another check.',
      facts: { seekerId, kind, documentId },
    })
  await tx.query(
    `insert into document_check (id, company_id, seeker_id, document_kind, document_id, version, document_name,
         expires_on, restrictions, certificate_type, result, method, note, checked_by, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      uuid(),
      actor.companyId,
      seekerId,
      kind,
      documentId,
      version,
      document.name,
      document.expiresOn,
      document.rightToWork?.restrictions ?? '',
      document.type,
      result,
      method,
      note,
      actor.uid,
      now,
    ],
  )
  await ctx.record({
    action: 'document.checked',
    subject: { kind, id: documentId ?? seekerId },
    seekerId,
    detail: { result, method, version },
    notices: [
      {
        to: [uid],
        kind: 'document.checked',
        title: `${await companyName(tx, actor.companyId)} checked your ${document.name}: ${result}`,
        body: result === 'refused' ? `${note} You can answer on the page of the document.` : note,
        link: documentLinks[kind],
        critical: result === 'refused',
      },
    ],
    signals: [{ to: [uid, ...(await listMemberUids(tx, actor.companyId))], resources: changes['checks.record'] }],
  })
}
