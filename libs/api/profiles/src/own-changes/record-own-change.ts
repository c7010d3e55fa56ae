import { profileResources } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext, CommandRecord } from '@s4/api-platform/commands'

export type SeekerContext = CommandContext<SeekerActor>

/** Records a change a seeker made to the own profile, and tells the person's other tabs. */
export const recordOwnChange = (
  ctx: SeekerContext,
  what: Pick<CommandRecord, 'action' | 'subject' | 'detail' | 'notices' | 'signals'>,
): Promise<void> =>
  ctx.record({ ...what, signals: [{ to: [ctx.actor.uid], resources: profileResources }, ...(what.signals ?? [])] })

/** What a write to a record of one's own returned; nothing means it is somebody else's or gone. */
export function found<Row>(row: Row | undefined | null | false): Row {
  if (!row) throw new ApiError('record.missing')
  return row
}
