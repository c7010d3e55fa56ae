import type { DocumentKind } from '@s4/contract'
import { changes } from '@s4/contract/changes'
import { companyLinks } from '@s4/links'
import type { CommandRecord } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { SeekerContext } from '../own-changes/record-own-change'

interface Changed {
  kind: DocumentKind
  id: string | null
}

interface Company {
  companyId: string
  documentName: string
  fullname: string
}

const tables: Record<DocumentKind, string> = {
  licence: 'licence where id = $3',
  certificate: 'certificate where id = $3',
  'right-to-work': 'right_to_work where seeker_id = $1 and $3::uuid is null',
}

/** Notices and signals for every company whose check of this document is now outdated (docs/product.md#document-checks). */
export async function checkChangeNotices(
  { tx, actor: { seekerId } }: SeekerContext,
  { kind, id }: Changed,
): Promise<Pick<CommandRecord, 'notices' | 'signals'>> {
  const companies = await tx.query<Company>(
    `select company_id, document_name, fullname from (
       select distinct on (company_id) company_id, document_name, document_check.version, seeker_id from document_check
       where seeker_id = $1 and document_kind = $2 and document_id is not distinct from $3::uuid
       order by company_id, checked_at desc, document_check.id desc) as latest
     join seeker on seeker.id = latest.seeker_id
     where latest.version = (select version - 1 from ${tables[kind]})`,
    [seekerId, kind, id],
  )
  const notices: NewNotice[] = []
  for (const { companyId, documentName, fullname } of companies)
    notices.push({
      to: await listMemberUids(tx, companyId),
      kind: 'document.changed',
      title: `${fullname} changed their ${documentName}`,
      body: 'Your check was of the one before. Check the new one before they book on.',
      link: companyLinks.dueChecks,
    })
  return { notices, signals: notices.map(({ to }) => ({ to, resources: changes['checks.record'] })) }
}
