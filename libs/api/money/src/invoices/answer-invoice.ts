import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { asSentence } from '@s4/domain/sentence'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { aboutInvoice } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'
import type { StoredInvoice } from './invoice-repository'

/**
 * The seller accepts a self-billed invoice or objects to it. An objection can become an acceptance; the same answer
 * again changes nothing. Throws `invoice.answered` for an objection after an acceptance or to an invoice of one's own.
 */
export async function answerInvoice(
  ctx: CommandContext<SeekerActor>,
  { invoice, answer, reason }: Omit<ParsedInputOf<Contract['invoices.answer']>, 'id'> & { invoice: StoredInvoice },
): Promise<void> {
  const { tx, now } = ctx
  if (invoice.answer === null) throw new ApiError('invoice.answered')
  if (invoice.answer.acceptedAt !== null) {
    if (answer === 'accept') return
    throw new ApiError('invoice.answered')
  }
  if (answer === 'object' && reason === '')
    throw new ApiError('input.invalid', { fields: { reason: 'Say what is wrong with the invoice.' } })
  if (answer === 'object' && invoice.answer.objection === reason) return
  await tx.query(
    answer === 'accept'
      ? 'update invoice set accepted_at = $2, objected_at = null where id = $1'
      : 'update invoice set objected_at = $2, objection = $3 where id = $1',
    answer === 'accept' ? [invoice.id, now] : [invoice.id, now, reason],
  )
  const isObjection = answer === 'object'
  await ctx.record({
    action: isObjection ? 'invoice.objected' : 'invoice.accepted',
    ...(await aboutInvoice(tx, invoice)),
    detail: { number: invoice.number },
    notices: isObjection
      ? [
          {
            to: await listMemberUids(tx, invoice.companyId),
            kind: 'invoice.objected',
            critical: true,
            about: invoice.id,
            link: moneyLinks.completedJob(invoice),
            title: `${invoice.seller.name} objects to invoice ${invoice.number}`,
            body: `They say: ${asSentence(reason)}`,
          },
        ]
      : [],
  })
}
