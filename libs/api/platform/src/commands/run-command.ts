import type { PhoneTime } from '@s4/domain/phone-time'
import type { Actor, StaffActor } from '../actor/actor'
import type { Deps } from '../deps/deps'
import { commandContext, type CommandContext } from './command-context'

interface Caller<Who extends Actor | null> {
  actor: Who
  staff?: StaffActor | null
  requestId: string
  /** When it happened, for a command that a phone kept; otherwise now. */
  happened?: PhoneTime | null
}

/** Runs a command in one transaction. */
export const runCommand = <Who extends Actor | null, Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<Who>,
  command: (ctx: CommandContext<Who>) => Promise<Result>,
): Promise<Result> => db.transaction((tx) => command(commandContext(tx, { ...caller, now: clock.now() })))
