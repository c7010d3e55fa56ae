import type { AssignmentStatus, Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { expensesPaid, expenseText, mostMiles } from '@s4/domain/expenses'
import { agreementDueAt } from '@s4/domain/hours'
import { CLAIM_DAYS, claimsUntil } from '@s4/domain/hours-claim'
import { formatPence } from '@s4/domain/money'
import { momentText } from '@s4/domain/shift-text'
import { assignmentRepository, listStatuses, type LockedAssignment } from '@s4/api-marketplace/assignments'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { claimFile } from '@s4/api-platform/files'
import { toViewer } from '@s4/api-platform/http'
import { listMemberUids, workText } from '@s4/api-platform/notices'
import { aboutWork } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'
import { expenseRepository, type NewExpense } from '../expense-claims/expense-repository'

const FINISHED: readonly AssignmentStatus[] = listStatuses.completed

type Claim = ParsedInputOf<Contract['expenses.claim']>

/**
 * The worker claims mileage or parking of finished work (docs/product.md#expenses). Throws `assignment.missing`,
 * `assignment.wrong-state`, `expenses.closed`, `expenses.claimed`, `file.missing`, `input.invalid`.
 */
export async function claimExpense(ctx: CommandContext<SeekerActor>, claim: Claim): Promise<void> {
  const { tx, actor, now } = ctx
  const work = await assignmentRepository(tx).lock(claim.id, toViewer(actor))
  if (!FINISHED.includes(work.status))
    throw new ApiError('assignment.wrong-state', { message: 'Expenses can be claimed once you have booked off.' })
  if (now.getTime() > claimsUntil(work))
    throw new ApiError('expenses.closed', {
      message: `Expenses can be claimed for ${CLAIM_DAYS} days after the shift.`,
    })
  const expense = allowedExpense(claim, work)
  if (expense.fileId)
    await claimFile(
      tx,
      {
        id: expense.fileId,
        ownerUid: actor.uid,
        purpose: 'receipt',
        companyId: work.companyId,
        seekerId: work.seekerId,
      },
      now,
    )
  const respondBy = agreementDueAt(now.toISOString())
  await expenseRepository(tx, work.id).insert(expense, { now, respondBy })
  await ctx.record({
    action: 'expenses.claimed',
    ...(await aboutWork(tx, work)),
    detail: { kind: expense.kind, miles: expense.miles, pence: expense.pence },
    notices: [
      {
        to: await listMemberUids(tx, work.companyId),
        kind: 'expenses.claimed',
        link: moneyLinks.completedJob(work),
        title: `${work.seekerName} claims ${formatPence(expense.pence)} of expenses: ${workText(work)}`,
        body:
          `${expenseText(expense, work.terms.pay.expenses)}. Agree or refuse it on the finished work by ` +
          `${momentText(respondBy, work.zone)}; without an answer it is agreed.`,
      },
    ],
  })
}

/** What the terms allow of a claim. */
function allowedExpense({ kind, miles, pence, fileId }: Claim, { terms }: LockedAssignment): NewExpense {
  const { expenses } = terms.pay
  const { pencePerMile, mileageUpTo, parkingUpTo, receipts } = expenses
  const isPaid = expensesPaid(expenses).includes(kind)
  if (kind === 'mileage') {
    if (!isPaid) throw refused('miles', 'The terms of this work pay no mileage.')
    if (miles === undefined) throw refused('miles', 'Enter whole miles.')
    if (miles > mostMiles(expenses))
      throw refused(
        'miles',
        `Mileage is paid up to ${formatPence(mileageUpTo)} a shift: that is ${mostMiles(expenses)} miles.`,
      )
    return { kind, miles, pence: miles * pencePerMile, fileId: null }
  }
  if (!isPaid) throw refused('pence', 'The terms of this work pay no parking.')
  if (pence === undefined) throw refused('pence', 'Enter what the parking cost.')
  if (pence > parkingUpTo) throw refused('pence', `Parking is paid up to ${formatPence(parkingUpTo)} a shift.`)
  if (receipts && !fileId) throw refused('fileId', 'Add the receipt: the terms of this work ask for it.')
  return { kind, miles: null, pence, fileId: fileId ?? null }
}

const refused = (field: string, message: string) => new ApiError('input.invalid', { fields: { [field]: message } })
