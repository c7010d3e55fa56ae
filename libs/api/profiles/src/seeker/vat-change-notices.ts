import { companyLinks } from '@s4/links'
import { dateText, localDate } from '@s4/domain/shift-text'
import { formatVatNumber } from '@s4/domain/vat-number'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { SeekerContext } from '../own-changes/record-own-change'

/**
 * Notices of a changed registration for VAT for companies with a self-billing agreement, which ends by it
 * (docs/uk-rules.md#invoices-and-self-billing).
 */
export async function vatChangeNotices(
  { tx, actor, now }: SeekerContext,
  { vatNumber, from }: { vatNumber: string | undefined; from: string | undefined },
): Promise<NewNotice[]> {
  const agreed = await tx.query<{ companyId: string; fullname: string }>(
    `select distinct company_id, fullname from self_billing_agreement join seeker on seeker.id = seeker_id
     where seeker_id = $1 and ended_at is null and expires_at > $2`,
    [actor.seekerId, now],
  )
  const day = dateText(from ?? localDate(now.toISOString()))
  return Promise.all(
    agreed.map(async ({ companyId, fullname }) => ({
      to: await listMemberUids(tx, companyId),
      kind: 'self-billing.vat-changed',
      link: companyLinks.agreements,
      title: vatNumber
        ? `${fullname} is registered for VAT as ${formatVatNumber(vatNumber)} from ${day}`
        : `${fullname} is not registered for VAT from ${day}`,
      body:
        'Your self-billing agreement with them has ended by this. Their next invoice is made once they have agreed ' +
        'again; VAT goes by the day of supply.',
    })),
  )
}
