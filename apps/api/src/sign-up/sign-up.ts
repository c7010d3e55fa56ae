import type { Account, Role } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { z } from 'zod'
import { findAccount, createAccount } from '@s4/api-identity/account'
import { unmarkHalfMadeAccount } from '@s4/api-identity/half-made-accounts'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Identified, Identity, ProviderAccount } from '@s4/api-platform/outside-services'
import { createSeeker } from '@s4/api-profiles/seeker'

interface SignUpInput {
  identified: Identified
  /** The identity at the provider. */
  known: ProviderAccount | null
  identity: Identity
  role: Role
  phone: string
  terms?: string | undefined
}

/**
 * Creates the account, and the profile of a seeker. A repeated sign-up returns the same account. Throws
 * `account.exists` for another role.
 */
export async function signUp(
  ctx: CommandContext,
  { identified, known, identity, role, phone, terms }: SignUpInput,
): Promise<z.infer<typeof Account>> {
  const { uid } = identified
  await unmarkHalfMadeAccount(ctx.tx, identity, { uid, known })
  const isNew = await createAccount(ctx, { identified, role, phone, terms })
  if (isNew && role === 'Job Seeker') await createSeeker(ctx.tx, { uid, phone, now: ctx.now })
  const account = await findAccount(ctx.tx, uid)
  if (!isNew && account.role !== role) throw new ApiError('account.exists')
  return account
}
