import { dropErasure } from '@s4/api-identity/account'
import type { CommandContext } from '@s4/api-platform/commands'

/** Takes an erasure back that has not happened yet. */
export async function keepAccount(ctx: CommandContext, uid: string): Promise<void> {
  if (!(await dropErasure(ctx.tx, uid))) return
  await ctx.record({ action: 'account.erasure-taken-back', subject: { kind: 'account', id: uid } })
}
