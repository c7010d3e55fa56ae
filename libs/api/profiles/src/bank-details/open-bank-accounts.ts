import type { Db } from '@s4/db'
import type { Sealer } from '@s4/api-platform/deps'

export interface BankAccount {
  name: string
  sortCode: string
  accountNumber: string
  rollNumber: string
}

interface Row {
  seekerId: string
  accountName: string
  sortCodeSealed: Buffer
  accountNumberSealed: Buffer
  rollNumber: string | null
}

/** The unmasked bank accounts of seekers, by seeker. The caller records each look. */
export async function openBankAccounts(
  db: Db,
  sealer: Sealer,
  seekerIds: readonly string[],
): Promise<Map<string, BankAccount>> {
  const rows = await db.query<Row>(
    `select seeker_id, account_name, sort_code_sealed, account_number_sealed, roll_number from bank_details
     where seeker_id = any($1)`,
    [seekerIds],
  )
  return new Map(
    rows.map(({ seekerId, accountName, sortCodeSealed, accountNumberSealed, rollNumber }) => [
      seekerId,
      {
        name: accountName,
        sortCode: sealer.open(sortCodeSealed, 'bank_details.sort_code_sealed', seekerId),
        accountNumber: sealer.open(accountNumberSealed, 'bank_details.account_number_sealed', seekerId),
        rollNumber: rollNumber ?? '',
      },
    ]),
  )
}
