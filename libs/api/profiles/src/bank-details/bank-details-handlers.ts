import type { BankDetails } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { found } from '../own-changes/record-own-change'
import { replaceBankDetails } from './replace-bank-details'

interface Row {
  accountName: string
  sortCodeTail: string
  accountNumberTail: string
  rollNumber: string | null
  changedAt: string
}

/** Where a seeker is paid. */
export const bankDetailsHandlers = ({ db, sealer }: Deps) => [
  implement('bankDetails.show', ({ actor }) => shown(db, actor.seekerId)),

  implement('bankDetails.replace', ({ input, transact }) =>
    transact(async (ctx) => {
      await replaceBankDetails(ctx, { ...input, sealer })
      return found(await shown(ctx.tx, ctx.actor.seekerId))
    }),
  ),
]

async function shown(db: Db, seekerId: string): Promise<BankDetails | null> {
  const [row] = await db.query<Row>(
    `select account_name, sort_code_tail, account_number_tail, roll_number, changed_at from bank_details
     where seeker_id = $1`,
    [seekerId],
  )
  if (!row) return null
  return {
    accountName: row.accountName,
    sortCode: `**-**-${row.sortCodeTail}`,
    accountNumber: `****${row.accountNumberTail}`,
    rollNumber: row.rollNumber ?? '',
    changedAt: row.changedAt,
  }
}
