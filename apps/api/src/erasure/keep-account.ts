import { dropErasure } from '@s4/api-identity/account'
import type { CommandContext } from '@s4/api-platform/commands'

/** Cancels a pending erasure. */
export async function keepAccount(ctx: CommandContext, uid: string): Promise<void> {
  if (!(await dropErasure(ctx.tx, uid))) return
  await ctx.record({ action: 'account.erasure-taken-back', subject: { kind: 'account', id: uid } })
}
