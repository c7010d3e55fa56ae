import type { DocumentKind } from '@s4/contract'
import { changes } from '@s4/contract/changes'
import { companyLinks } from '@s4/links'
import type { CommandRecord } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { SeekerContext } from '../own-changes/record-own-change'
import { requestChecksAgain } from './ask-again'
import { hasReason } from '../seeker-access/reason-to-see'

interface DocumentChange {
  /** `person`: the name or the date of birth, which licence and right to work are checked with. */
  kind: DocumentKind | 'person'
  /** Of the document; null where there is only one. */
  id: string | null
  /** What happened to it. */
  verb: 'added' | 'changed' | 'removed'
}

interface Company {
  companyId: string
  fullname: string
}

const changedText: Record<DocumentChange['kind'], string> = {
  licence: 'SIA licence',
  'right-to-work': 'right-to-work record',
  certificate: 'certificate',
  person: 'name or date of birth',
}

/**
 * Notices and signals for the companies that have checked this document, or another of its kind where one was added,
 * and that have a reason to read the papers now (docs/product.md#document-checks). The sweep asks for the checks of the
 * coming shifts again.
 */
export async function checkChangeNotices(
  { tx, actor: { seekerId }, now }: SeekerContext,
  { kind, id, verb }: DocumentChange,
): Promise<Pick<CommandRecord, 'notices' | 'signals'>> {
  await requestChecksAgain(tx, { seekerId })
  const companies = await tx.query<Company>(
    `select checked.company_id, seeker.fullname from seeker, (
       select distinct company_id from document_check where seeker_id = $1 and ($2 = 'person' or document_kind = $2)
         and ($3::uuid is null or $4 = 'added' or document_id = $3)) as checked
     where seeker.id = $1 and ${hasReason({ company: 'checked.company_id', now: '$5' })}`,
    [seekerId, kind, id, verb, now],
  )
  const notices: NewNotice[] = []
  for (const { companyId, fullname } of companies)
    notices.push({
      to: await listMemberUids(tx, companyId),
      kind: 'document.changed',
      title: `${fullname} ${verb} their ${changedText[kind]}`,
      body: verb === 'removed' ? 'Your check of it ends with it.' : 'What you checked before does not count for this.',
      link: companyLinks.dueChecks,
    })
  return { notices, signals: notices.map(({ to }) => ({ to, resources: changes['checks.record'] })) }
}

/** Nothing to say where a document was saved as it was. */
export const unchanged = { notices: [], signals: [] } as const
