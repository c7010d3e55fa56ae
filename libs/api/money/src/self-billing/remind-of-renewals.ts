import { dateText, localDate } from '@s4/domain/shift-text'
import { RENEWAL_DAYS, markReminded } from '@s4/api-marketplace/self-billing'
import type { CommandContext } from '@s4/api-platform/commands'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { moneyLinks } from '../notices/hours-notices'

const DAY_MS = 24 * 60 * 60_000

/** Reminds the seeker once, thirty days before an agreement ends. */
export const remindOfRenewals: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select id from self_billing_agreement agreement
     where ended_at is null and reminded_at is null and expires_at <= $1 and expires_at > $2 and not exists (
       select 1 from self_billing_agreement later
       where later.company_id = agreement.company_id and later.seeker_id = agreement.seeker_id
         and later.expires_at > agreement.expires_at)`,
    [new Date(now.getTime() + RENEWAL_DAYS * DAY_MS), now],
  )
  await eachDue({ db, now }, due, remind)
}

async function remind(ctx: CommandContext, id: string): Promise<void> {
  const agreement = await markReminded(ctx.tx, id, ctx.now)
  if (!agreement) return
  const { companyId, seekerId, expiresAt } = agreement
  const [parties] = await ctx.tx.query<{ uid: string; companyName: string }>(
    'select seeker.uid, company.company_name from seeker, company where seeker.id = $1 and company.id = $2',
    [seekerId, companyId],
  )
  if (!parties) return
  await ctx.record({
    action: 'self-billing.reminded',
    subject: { kind: 'self-billing-agreement', id },
    companyId,
    seekerId,
    notices: [
      {
        to: [parties.uid],
        kind: 'self-billing.ends-soon',
        link: moneyLinks.invoices,
        critical: true,
        title: `Renew self-billing with ${parties.companyName} by ${dateText(localDate(expiresAt))}`,
        body: 'Without it no invoice can be made for your work there. Renew it under Invoices; it takes a moment.',
      },
    ],
  })
}
