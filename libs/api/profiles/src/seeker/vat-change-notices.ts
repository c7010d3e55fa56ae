import { companyLinks } from '@s4/links'
import { formatVatNumber } from '@s4/domain/vat-number'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { SeekerContext } from '../own-changes/record-own-change'

/**
 * Notices of a changed VAT number for companies with a self-billing agreement
 * (docs/uk-rules.md#invoices-and-self-billing).
 */
export async function vatChangeNotices(
  { tx, actor, now }: SeekerContext,
  { vatNumber }: { vatNumber: string | null },
): Promise<NewNotice[]> {
  const agreed = await tx.query<{ companyId: string; fullname: string }>(
    `select distinct company_id, fullname from self_billing_agreement join seeker on seeker.id = seeker_id
     where seeker_id = $1 and ended_at is null and expires_at > $2`,
    [actor.seekerId, now],
  )
  return Promise.all(
    agreed.map(async ({ companyId, fullname }) => ({
      to: await listMemberUids(tx, companyId),
      kind: 'self-billing.vat-changed',
      link: companyLinks.completedJobs,
      title: vatNumber
        ? `${fullname} is registered for VAT as ${formatVatNumber(vatNumber)}`
        : `${fullname} is no longer registered for VAT`,
      body: vatNumber
        ? 'Invoices in their name carry VAT at 20 % from now on.'
        : 'Invoices in their name carry no VAT from now on.',
    })),
  )
}
