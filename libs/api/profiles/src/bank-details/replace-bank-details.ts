import type { Db } from '@s4/db'
import { seekerLinks } from '@s4/links'
import type { BankDetailsDraft } from '@s4/contract'
import type { z } from 'zod'
import type { Sealer } from '@s4/api-platform/deps'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { openBankAccounts } from './open-bank-accounts'
import { recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'

const ABOUT_THE_CHANGE = new URLSearchParams({ new: '1', about: 'My bank account was changed' })

interface Sent {
  before?: Record<string, unknown> | undefined
  sealer: Sealer
}

const NOTHING = { accountName: null, sortCode: null, accountNumber: null, rollNumber: null }

/** As their owner sees them. */
const masked = ({ accountName, sortCode, accountNumber, rollNumber }: z.output<typeof BankDetailsDraft>) => ({
  accountName,
  sortCode: `**-**-${sortCode.slice(-2)}`,
  accountNumber: `****${accountNumber.slice(-4)}`,
  rollNumber,
})

/**
 * Confirmed by email, because thieves often change this first. The same details again are no change: nobody is told,
 * and companies need not wait anew. Throws `record.changed` for a field that is no longer as in `before`.
 */
export async function replaceBankDetails(
  ctx: SeekerContext,
  { before, sealer, ...draft }: z.output<typeof BankDetailsDraft> & Sent,
): Promise<void> {
  const {
    tx,
    now,
    actor: { uid, seekerId },
  } = ctx
  const { accountName, sortCode, accountNumber, rollNumber } = draft
  await tx.query('select 1 from seeker where id = $1 for no key update', [seekerId])
  const held = (await openBankAccounts(tx, sealer, [seekerId])).get(seekerId)
  if (
    held?.name === accountName &&
    held.sortCode === sortCode &&
    held.accountNumber === accountNumber &&
    held.rollNumber === rollNumber
  )
    return
  refuseChangedMeanwhile({
    before,
    now: held ? masked({ ...held, accountName: held.name }) : NOTHING,
    yours: masked(draft),
  })
  await tx.query(
    `insert into bank_details (seeker_id, account_name, sort_code_sealed, sort_code_tail, account_number_sealed,
         account_number_tail, roll_number, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (seeker_id) do update set account_name = $2, sort_code_sealed = $3, sort_code_tail = $4,
       account_number_sealed = $5, account_number_tail = $6, roll_number = $7, changed_at = $8`,
    [
      seekerId,
      accountName,
      sealer.seal(sortCode, 'bank_details.sort_code_sealed', seekerId),
      sortCode.slice(-2),
      sealer.seal(accountNumber, 'bank_details.account_number_sealed', seekerId),
      accountNumber.slice(-4),
      rollNumber || null,
      now,
    ],
  )
  await recordOwnChange(ctx, {
    action: 'bankDetails.changed',
    subject: { kind: 'seeker', id: seekerId },
    notices: [
      {
        to: [uid],
        kind: 'bankDetails.changed',
        title: held ? 'Your bank account details were changed' : 'You added your bank account',
        body:
          `Companies can pay to the account ending in ${accountNumber.slice(-4)} after 48 hours. ` +
          `If ${held ? 'this was not you' : 'you did not add it'}, change your password at once and tell S4 under ` +
          'Support.',
        link: `${seekerLinks.support}?${ABOUT_THE_CHANGE.toString()}`,
        critical: true,
      },
    ],
  })
}

export async function eraseBankDetails(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from bank_details where seeker_id = $1', [seekerId])
}
