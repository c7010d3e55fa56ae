import type { NameAnswer, Payee } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { formatSortCode } from '@s4/domain/bank'
import { openBankAccounts } from '@s4/api-profiles/bank-details'
import { refuseUnverified } from '@s4/api-profiles/vetting'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import type { StoredInvoice } from '../invoices/invoice-repository'
import { refuseSettled } from '../invoices/refuse-settled'
import { payeeRepository } from './payee-repository'
import { payeeState } from './payee-state'
import { askForBankDetails, recordLook } from './record-looks'

interface Shown {
  /** Locked by the caller. */
  invoice: StoredInvoice
  sealer: Sealer
}

/**
 * Where the worker of an unpaid invoice is paid (docs/product.md#payments). Throws `invoice.settled`,
 * `company.not-verified`.
 */
export async function showPayee(ctx: CommandContext<CompanyActor>, { invoice, sealer }: Shown): Promise<Payee> {
  const { tx, now } = ctx
  refuseSettled(invoice)
  const { seekerId, companyId } = invoice
  await refuseUnverified(tx, companyId)
  const payees = payeeRepository(tx)
  const changedAt = (await payees.changedAt([seekerId])).get(seekerId) ?? null
  const { payee: state, payableFrom } = payeeState(changedAt, now)
  const account = (await openBankAccounts(tx, sealer, state === 'ready' ? [seekerId] : [])).get(seekerId)
  if (changedAt === null) await askForBankDetails(ctx, [invoice])
  if (!account || changedAt === null) return { state, payableFrom, account: null }
  await recordLook(ctx, { invoices: [invoice], way: 'screen' })
  const nameCheck = await payees.lastCheck({ companyId, seekerId, detailsChangedAt: changedAt })
  return { state, payableFrom, account: { ...account, sortCode: formatSortCode(account.sortCode), nameCheck } }
}

/** Records what the company's bank answered about the name. Throws `record.changed` when the details are new. */
export async function checkPayee(
  ctx: CommandContext<CompanyActor>,
  { invoice, answer }: { invoice: StoredInvoice; answer: NameAnswer },
): Promise<{ answer: NameAnswer; at: string }> {
  const { tx, actor, now } = ctx
  const { seekerId, companyId } = invoice
  const payees = payeeRepository(tx)
  const detailsChangedAt = (await payees.changedAt([seekerId])).get(seekerId)
  if (!detailsChangedAt || payeeState(detailsChangedAt, now).payee !== 'ready') throw new ApiError('record.changed')
  await payees.check({ companyId, seekerId, uid: actor.uid, answer, detailsChangedAt }, now)
  await ctx.record({
    action: 'payee.checked',
    subject: { kind: 'seeker', id: seekerId },
    companyId,
    seekerId,
    detail: { answer },
  })
  return { answer, at: now.toISOString() }
}
