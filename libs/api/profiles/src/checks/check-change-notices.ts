import type { DocumentKind } from '@s4/contract'
import { changes } from '@s4/contract/changes'
import { companyLinks } from '@s4/links'
import type { CommandRecord } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { SeekerContext } from '../own-changes/record-own-change'
import { hasReason } from '../seeker-access/reason-to-see'

interface Changed {
  kind: DocumentKind
  /** Of the document; null for the right-to-work record. */
  id: string | null
  /** What happened to it. */
  verb: 'added' | 'changed' | 'removed'
  /** Instead of the document's name. */
  what?: string
}

interface Company {
  companyId: string
  fullname: string
}

const documentText: Record<DocumentKind, string> = {
  licence: 'SIA licence',
  'right-to-work': 'right-to-work record',
  certificate: 'certificate',
}

/**
 * Notices and signals for the companies that have checked this person and have a reason to read the papers now
 * (docs/product.md#document-checks). They are asked again before the coming shifts.
 */
export async function checkChangeNotices(
  { tx, actor: { seekerId }, now }: SeekerContext,
  { kind, id, verb, what = documentText[kind] }: Changed,
): Promise<Pick<CommandRecord, 'notices' | 'signals'>> {
  await tx.query(
    'delete from check_request using assignment where assignment.id = assignment_id and assignment.seeker_id = $1',
    [seekerId],
  )
  const companies = await tx.query<Company>(
    `select checked.company_id, seeker.fullname from seeker, (
       select distinct company_id from document_check
       where seeker_id = $1 and document_kind = $2 and ($3::uuid is null or $4 = 'added' or document_id = $3)) as checked
     where seeker.id = $1 and ${hasReason({ company: 'checked.company_id', now: '$5' })}`,
    [seekerId, kind, id, verb, now],
  )
  const notices: NewNotice[] = []
  for (const { companyId, fullname } of companies)
    notices.push({
      to: await listMemberUids(tx, companyId),
      kind: 'document.changed',
      title: `${fullname} ${verb} ${verb === 'added' ? (kind === 'licence' ? 'an' : 'a') : 'their'} ${what}`,
      body: verb === 'removed' ? 'Your check of it ends with it.' : 'Check it before they book on.',
      link: companyLinks.dueChecks,
    })
  return { notices, signals: notices.map(({ to }) => ({ to, resources: changes['checks.record'] })) }
}

/** Nothing to say where a document was saved as it was. */
export const unchanged = { notices: [], signals: [] } as const
