import type { Role } from '@s4/contract'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Identified } from '@s4/api-platform/outside-services'
import { insertAccount } from './store/account-store'

interface NewAccount {
  identified: Identified
  role: Role
  phone: string
  terms?: string | undefined
}

/** False when the account already exists. */
export async function createAccount(
  ctx: CommandContext,
  { identified: { uid, email, emailVerified }, ...chosen }: NewAccount,
): Promise<boolean> {
  if (!(await insertAccount(ctx.tx, { uid, email, emailVerified, ...chosen, now: ctx.now }))) return false
  await ctx.record({ action: 'account.created', subject: { kind: 'account', id: uid } })
  return true
}
