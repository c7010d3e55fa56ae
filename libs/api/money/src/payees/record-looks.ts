import { seekerLinks } from '@s4/links'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { StoredInvoice } from '../invoices/invoice-repository'
import { moneyLinks } from '../notices/hours-notices'
import { payeeRepository } from './payee-repository'

interface Looks {
  /** The invoices of one worker. */
  invoices: readonly [StoredInvoice, ...StoredInvoice[]]
  way: 'screen' | 'file'
}

/** A company looked at where a worker is paid. The worker is told once a day. */
export async function recordLook(ctx: CommandContext<CompanyActor>, { invoices, way }: Looks): Promise<void> {
  const { tx, actor, now } = ctx
  const [{ companyId, seekerId, seekerUid, buyer, number }] = invoices
  const invoiceIds = invoices.map(({ id }) => id)
  const isFirst = await payeeRepository(tx).view({ companyId, seekerId, uid: actor.uid, invoiceIds, way }, now)
  const what = invoices.length === 1 ? `invoice ${number}` : `${invoices.length} invoices`
  await ctx.record({
    action: 'payee.viewed',
    subject: { kind: 'seeker', id: seekerId },
    companyId,
    seekerId,
    detail: { way, invoices: invoices.length },
    notices: isFirst
      ? [
          {
            to: [seekerUid],
            kind: 'payee.viewed',
            link: moneyLinks.invoices,
            title: `${buyer.name} looked at your bank details`,
            body:
              `To pay you ${what}. Each look is recorded. If you expect no payment from them, tell S4 ` +
              'under Support.',
          },
        ]
      : [],
  })
}

/** A company wants to pay workers who have given no bank details. Each worker is asked once a week. */
export async function askForBankDetails(
  ctx: CommandContext<CompanyActor>,
  invoices: readonly StoredInvoice[],
): Promise<void> {
  const seekerIds = invoices.map(({ seekerId }) => seekerId)
  const asked = await payeeRepository(ctx.tx).ask(seekerIds, ctx.now)
  const toAsk = asked.flatMap((id) => invoices.find(({ seekerId }) => seekerId === id) ?? [])
  await ctx.record(
    ...toAsk.map(({ seekerId, seekerUid, companyId, buyer }) => ({
      action: 'payee.asked',
      subject: { kind: 'seeker', id: seekerId },
      companyId,
      seekerId,
      notices: [
        {
          to: [seekerUid],
          kind: 'payee.asked',
          critical: true,
          link: seekerLinks.bankAccount,
          title: `${buyer.name} wants to pay you: add your bank details`,
          body: 'Companies that owe you for work see where to pay you. New details can be used after 48 hours.',
        },
      ],
    })),
  )
}
