import type { Account } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { z } from 'zod'
import { keptFor } from './what-is-kept'

/** Throws `account.unfinished` when the identity has no account yet. */
export async function findAccount(db: Db, uid: string): Promise<z.infer<typeof Account>> {
  const [account] = await db.query<Omit<z.infer<typeof Account>, 'keptOnErasure'>>(
    `select uid, role, email, email_verified, phone, created_at, erase_at from account
     where uid = $1 and erased_at is null`,
    [uid],
  )
  if (!account) throw new ApiError('account.unfinished')
  return { ...account, keptOnErasure: keptFor(account.role) }
}
