import { InvoiceIds } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { formatSortCode } from '@s4/domain/bank'
import { penceForInput } from '@s4/domain/money'
import { localDate, momentText } from '@s4/domain/shift-text'
import { nextWorkingDay } from '@s4/domain/working-days'
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
import { standard18, type Bacs18Company } from './standard-18'
import { askForMissingDetails, type PlannedPayee, planPayment } from './plan-payment'

const Chosen = z.object({ invoices: InvoiceIds })
const HEADERS = ['Payee name', 'Sort code', 'Account number', 'Amount (GBP)', 'Reference', 'Roll number']

/**
 * `GET /api/payments.csv?invoices=`, after a recent sign-in: one line for each worker who can be paid; `payments.bacs`
 * is the same in Standard 18. Counts as a look at each of them, and is never stored.
 */
export function servePaymentFile(app: FastifyInstance, deps: Deps, admit: Admit): void {
  const serve = (path: string, { type, ending, write }: FileFormat) =>
    app.get(path, async (request, reply) => {
      const actor = await admit(deps, request, { requires: 'payments.record', needs: ['recent'] })
      const { invoices } = Chosen.parse(request.query)
      const file = await runCommand(deps, { actor, requestId: request.id }, async (ctx) =>
        write(ctx, await paymentLines(ctx, { ids: invoices, sealer: deps.sealer })),
      )
      return reply
        .type(`${type}; charset=utf-8`)
        .header(
          'content-disposition',
          `attachment; filename="s4-payments-${localDate(deps.clock.now().toISOString())}.${ending}"`,
        )
        .header('cache-control', 'private, no-store')
        .send(file)
    })

  serve(apiLinks.paymentsCsv, { type: 'text/csv', ending: 'csv', write: (_ctx, lines) => writeCsv(lines) })
  serve(apiLinks.paymentsBacs, { type: 'text/plain', ending: 'txt', write: writeBacs })
}

interface PaymentLine {
  name: string
  sortCode: string
  accountNumber: string
  rollNumber: string
  pence: number
  reference: string
}

interface FileFormat {
  type: string
  ending: string
  write: (ctx: CommandContext<CompanyActor>, lines: readonly PaymentLine[]) => string | Promise<string>
}

const writeCsv = (lines: readonly PaymentLine[]): string =>
  toCsv([
    HEADERS,
    ...lines.map(({ name, sortCode, accountNumber, pence, reference, rollNumber }) => [
      name,
      formatSortCode(sortCode),
      accountNumber,
      penceForInput(pence),
      reference,
      rollNumber,
    ]),
  ])

/** A building society's roll number takes the place of the reference. Throws `payment.no-service-user`. */
async function writeBacs(
  { tx, actor, now }: CommandContext<CompanyActor>,
  lines: readonly PaymentLine[],
): Promise<string> {
  const [company] = await tx.query<Bacs18Company>(
    `select service_user_number, company_name as name, bacs_sort_code as sort_code,
       bacs_account_number as account_number from company
     where id = $1 and '' not in (service_user_number, bacs_sort_code, bacs_account_number)`,
    [actor.companyId],
  )
  if (!company) throw new ApiError('payment.no-service-user')
  const today = localDate(now.toISOString())
  return standard18(
    company,
    lines.map(({ rollNumber, reference, ...line }) => ({ ...line, reference: rollNumber || reference })),
    { createdOn: today, processedOn: nextWorkingDay(today) },
  )
}

async function paymentLines(
  ctx: CommandContext<CompanyActor>,
  { ids, sealer }: { ids: readonly string[]; sealer: Sealer },
): Promise<PaymentLine[]> {
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
  return ready.flatMap(({ seekerId, pence, reference }) => {
    const account = accounts.get(seekerId)
    return account ? [{ ...account, pence, reference }] : []
  })
}

function noPayeeText(planned: readonly PlannedPayee[]): string {
  const reasons = planned.map(({ seekerName, payableFrom }) =>
    payableFrom === null
      ? `${seekerName} has given no bank details`
      : `${seekerName} has new bank details that can be used from ${momentText(payableFrom)}`,
  )
  return `There is nobody to pay: ${reasons.join('; ')}.`
}
