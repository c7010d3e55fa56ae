import type { Contract, Invoice, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint } from '@s4/db'
import { localDate } from '@s4/domain/shift-text'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { sellerPrefix } from '@s4/api-profiles/seeker'
import { claimFile } from '@s4/api-platform/files'
import { bothSides, signal } from '@s4/api-platform/notices'
import { toViewer } from '@s4/api-platform/http'
import { changes } from '@s4/contract/changes'
import { invoiceRepository } from './invoice-repository'
import { enterOwnInvoice } from './issue-invoices'

type Sent = ParsedInputOf<Contract['invoices.sendOwn']>

/**
 * The worker sends the invoice of finished work, or of pay owed for cancelled work, themselves. Throws
 * `record.missing`, `file.missing`, `input.invalid`.
 */
export async function sendOwnInvoice(
  ctx: CommandContext<SeekerActor>,
  { id, sealer, ...own }: Sent & { sealer: Sealer },
): Promise<Invoice> {
  const { tx, actor, now } = ctx
  const [work] = await tx.query<{ companyId: string }>(
    `select company_id from assignment where id = $1 and seeker_id = $2 and engagement = 'self-employed' and (
       status = 'cancelled' and ended_by = 'company' and owed_pence > 0
       or exists (select from assignment_hours hours
         where assignment_id = assignment.id and hours.status in ('agreed', 'disputed')))
     for update`,
    [id, actor.seekerId],
  )
  if (!work) throw new ApiError('record.missing')
  if (own.issuedOn > localDate(now.toISOString()))
    throw new ApiError('input.invalid', { fields: { issuedOn: 'This is still to come.' } })
  refuseNumberOfS4(own.number, await sellerPrefix(tx, actor.seekerId))
  await claimFile(tx, { id: own.fileId, ownerUid: actor.uid, purpose: 'invoice', ...work }, now)
  const made = await enterOwnInvoice(ctx, { assignmentId: id, sealer, own }).catch(refuseTakenNumber)
  await signal(
    tx,
    await bothSides(tx, { seekerUid: actor.uid, companyId: work.companyId }),
    changes['invoices.sendOwn'],
  )
  return invoiceRepository(tx, toViewer(actor), sealer).show(made)
}

/** The next self-billed invoices need these numbers. */
function refuseNumberOfS4(number: string, prefix: string): void {
  if (!number.toUpperCase().startsWith(`${prefix}-`)) return
  throw new ApiError('input.invalid', {
    fields: { number: `S4 numbers the invoices it makes for you ${prefix}-…: give yours another number.` },
  })
}

function refuseTakenNumber(error: unknown): never {
  if (violatedConstraint(error) === 'invoice_seeker_id_number_key')
    throw new ApiError('input.invalid', { fields: { number: 'You have an invoice with this number already.' } })
  throw error
}
