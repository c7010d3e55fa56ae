import type { Db } from '@s4/db'
import { dateText, localDate } from '@s4/domain/shift-text'
import { moneyLinks } from '../notices/hours-notices'
import { notify } from '@s4/api-platform/notices'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { RENEWAL_DAYS } from '@s4/api-marketplace/self-billing'

const DAY = 24 * 60 * 60_000

/** Thirty days before an agreement ends its seeker is asked to renew it, once. */
export const remindOfRenewals: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select id from self_billing_agreement agreement where ended_at is null and reminded_at is null and expires_at <= $1 and expires_at > $2 and not exists (
       select 1 from self_billing_agreement later
       where later.company_id = agreement.company_id and later.seeker_id = agreement.seeker_id and later.expires_at > agreement.expires_at)`,
    [new Date(now.getTime() + RENEWAL_DAYS * DAY), now],
  )
  await eachDue({ db, now }, due, ({ tx }, id) => remind(tx, id, now))
}

async function remind(tx: Db, id: string, now: Date): Promise<void> {
  const [agreement] = await tx.query<{ uid: string; companyName: string; expiresAt: string }>(
    `update self_billing_agreement agreement set reminded_at = $2 from seeker, company
     where agreement.id = $1 and agreement.reminded_at is null and agreement.ended_at is null and seeker.id = agreement.seeker_id and company.id = agreement.company_id
     returning seeker.uid, company.company_name, agreement.expires_at`,
    [id, now],
  )
  if (!agreement) return
  await notify(tx, {
    at: now,
    to: [agreement.uid],
    kind: 'self-billing.ends-soon',
    link: moneyLinks.invoices,
    critical: true,
    title: `Renew self-billing with ${agreement.companyName} by ${dateText(localDate(agreement.expiresAt))}`,
    body: 'Without it no invoice can be made for your work there. Renew it under Invoices; it takes a moment.',
  })
}
