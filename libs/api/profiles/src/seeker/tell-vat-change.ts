import { companyLinks } from '@s4/links'
import type { Db } from '@s4/db'
import { formatVatNumber } from '@s4/domain/vat-number'
import type { SeekerActor } from '@s4/api-platform/actor'
import { membersOf, notify } from '@s4/api-platform/notices'

/** Whoever makes this seeker's invoices hears of another VAT number, as the self-billing agreement says (UK-RULES 7). */
export async function tellVatChange(
  tx: Db,
  { seekerId }: SeekerActor,
  vatNumber: string | null,
  now: Date,
): Promise<void> {
  const agreed = await tx.query<{ companyId: string; fullname: string }>(
    `select distinct company_id, fullname from self_billing_agreement join seeker on seeker.id = seeker_id
     where seeker_id = $1 and ended_at is null and expires_at > $2`,
    [seekerId, now],
  )
  for (const { companyId, fullname } of agreed) {
    await notify(tx, {
      at: now,
      to: await membersOf(tx, companyId),
      kind: 'self-billing.vat-changed',
      link: companyLinks.completedJobs,
      title: vatNumber
        ? `${fullname} is registered for VAT as ${formatVatNumber(vatNumber)}`
        : `${fullname} is no longer registered for VAT`,
      body: vatNumber
        ? 'Invoices in their name carry VAT at 20 % from now on.'
        : 'Invoices in their name carry no VAT from now on.',
    })
  }
}
