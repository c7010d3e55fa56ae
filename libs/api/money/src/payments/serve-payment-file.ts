import { InvoiceIds } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { formatSortCode } from '@s4/domain/bank'
import { penceForInput } from '@s4/domain/money'
import { localDate, momentText } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Admit, CompanyActor } from '@s4/api-platform/actor'
import { type CommandContext, runCommand } from '@s4/api-platform/commands'
import type { Deps, Sealer } from '@s4/api-platform/deps'
import { toCsv, toViewer } from '@s4/api-platform/http'
import { openBankAccounts } from '@s4/api-profiles/bank-details'
import { refuseUnverified } from '@s4/api-profiles/vetting'
import { invoiceRepository } from '../invoices/invoice-repository'
import { recordLook } from '../payees/record-looks'
import { askForMissingDetails, type PlannedPayee, planPayment } from './plan-payment'

const Chosen = z.object({ invoices: InvoiceIds })
const HEADERS = ['Payee name', 'Sort code', 'Account number', 'Amount (GBP)', 'Reference', 'Roll number']

/**
 * `GET /api/payments.csv?invoices=`, after a recent sign-in: one line for each worker who can be paid. Counts as a look
 * at each of them, and is never stored.
 */
export function servePaymentFile(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get(apiLinks.paymentsCsv, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'payments.record', needs: ['recent'] })
    const { invoices } = Chosen.parse(request.query)
    const csv = await runCommand(deps, { actor, requestId: request.id }, (ctx) =>
      paymentFile(ctx, { ids: invoices, sealer: deps.sealer }),
    )
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="s4-payments-${localDate(deps.clock.now().toISOString())}.csv"`,
      )
      .header('cache-control', 'private, no-store')
      .send(csv)
  })
}

async function paymentFile(
  ctx: CommandContext<CompanyActor>,
  { ids, sealer }: { ids: readonly string[]; sealer: Sealer },
): Promise<string> {
  const { tx, actor, now } = ctx
  await refuseUnverified(tx, actor.companyId)
  const planned = await planPayment(tx, await invoiceRepository(tx, toViewer(actor), sealer).lockAll(ids), now)
  const ready = planned.filter(({ payee }) => payee === 'ready')
  if (ready.length === 0) throw new ApiError('payment.no-payee', { message: noPayeeText(planned) })
  for (const { invoices } of ready) await recordLook(ctx, { invoices, way: 'file' })
  await askForMissingDetails(ctx, planned)

  const accounts = await openBankAccounts(
    tx,
    sealer,
    ready.map(({ seekerId }) => seekerId),
  )
  const lines = ready.flatMap(({ seekerId, pence, reference }) => {
    const account = accounts.get(seekerId)
    if (!account) return []
    const { name, sortCode, accountNumber, rollNumber } = account
    return [[name, formatSortCode(sortCode), accountNumber, penceForInput(pence), reference, rollNumber]]
  })
  return toCsv([HEADERS, ...lines])
}

function noPayeeText(planned: readonly PlannedPayee[]): string {
  const reasons = planned.map(({ seekerName, payableFrom }) =>
    payableFrom === null
      ? `${seekerName} has given no bank details`
      : `${seekerName} has new bank details that can be used from ${momentText(payableFrom)}`,
  )
  return `There is nobody to pay: ${reasons.join('; ')}.`
}
