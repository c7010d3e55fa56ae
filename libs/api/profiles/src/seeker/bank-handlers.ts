import { seekerLinks } from '@s4/links'
import type { BankDetails } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { notify } from '@s4/api-platform/notices'
import { found, writtenByOwner } from './written-by-owner'

interface Row {
  accountName: string
  sortCodeTail: string
  accountNumberTail: string
  rollNumber: string | null
  changedAt: string
}

/** Where a seeker is paid. A change needs a recent sign-in and is told by e-mail, because thieves make it first. */
export const bankHandlers = (deps: Deps) => {
  const { db, clock, sealing } = deps

  const show = async (on: Db, seekerId: string): Promise<BankDetails | null> => {
    const [row] = await on.query<Row>(
      'select account_name, sort_code_tail, account_number_tail, roll_number, changed_at from bank_details where seeker_id = $1',
      [seekerId],
    )
    return row
      ? {
          accountName: row.accountName,
          sortCode: `**-**-${row.sortCodeTail}`,
          accountNumber: `****${row.accountNumberTail}`,
          rollNumber: row.rollNumber ?? '',
          changedAt: row.changedAt,
        }
      : null
  }

  return [
    implement('bankDetails.show', ({ actor }) => show(db, actor.seekerId)),

    implement('bankDetails.replace', ({ input: { accountName, sortCode, accountNumber, rollNumber }, actor }) =>
      writtenByOwner(
        deps,
        { actor, action: 'bankDetails.changed', subject: { kind: 'seeker', id: actor.seekerId } },
        async (tx) => {
          const now = clock.now()
          await tx.query(
            `insert into bank_details (seeker_id, account_name, sort_code_sealed, sort_code_tail, account_number_sealed, account_number_tail, roll_number, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (seeker_id) do update set account_name = $2, sort_code_sealed = $3, sort_code_tail = $4,
             account_number_sealed = $5, account_number_tail = $6, roll_number = $7, changed_at = $8`,
            [
              actor.seekerId,
              accountName,
              sealing.seal(sortCode, 'bank_details.sort_code_sealed', actor.seekerId),
              sortCode.slice(-2),
              sealing.seal(accountNumber, 'bank_details.account_number_sealed', actor.seekerId),
              accountNumber.slice(-4),
              rollNumber || null,
              now,
            ],
          )
          await notify(tx, {
            at: now,
            to: [actor.uid],
            kind: 'bankDetails.changed',
            title: 'Your bank account details were changed',
            body: `Payments now go to the account ending in ${accountNumber.slice(-4)}. If this was not you, change your password at once and tell S4 here.`,
            link: `${seekerLinks.support}?${new URLSearchParams({ new: '1', about: 'My bank account was changed' }).toString()}`,
            critical: true,
          })
          return found(await show(tx, actor.seekerId))
        },
      ),
    ),
  ]
}
