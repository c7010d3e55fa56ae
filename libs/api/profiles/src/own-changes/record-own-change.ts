import { profileResources } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext, CommandRecord } from '@s4/api-platform/commands'

export type SeekerContext = CommandContext<SeekerActor>

/** Records a seeker's change of their own profile and signals their other tabs. */
export const recordOwnChange = (
  ctx: SeekerContext,
  what: Pick<CommandRecord, 'action' | 'subject' | 'detail' | 'notices' | 'signals'>,
): Promise<void> =>
  ctx.record({ ...what, signals: [{ to: [ctx.actor.uid], resources: profileResources }, ...(what.signals ?? [])] })

/** Throws `record.missing` without a row: the record belongs to another person or was removed. */
export function found<Row>(row: Row | undefined | null | false): Row {
  if (!row) throw new ApiError('record.missing')
  return row
}
