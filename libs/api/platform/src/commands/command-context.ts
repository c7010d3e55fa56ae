import type { Db } from '@s4/db'
import type { PhoneTime } from '@s4/domain/phone-time'
import type { Actor, StaffActor } from '../actor/actor'
import { audit } from '../notices/audit'
import { toThoseConcerned } from '../notices/concerned'
import { notify, signalAll, type LiveSignal, type NewNotice } from '../notices/notify'

/** What a command did: its audit entry, notices and live signals. */
export interface CommandRecord {
  /** Past tense, subject first: `offer.accepted`. */
  action: string
  subject: { kind: string; id: string }
  assignmentId?: string | null
  companyId?: string | null
  seekerId?: string | null
  /** Facts without personal data. */
  detail?: Record<string, unknown>
  /** Critical notices are also sent by email. */
  notices?: readonly NewNotice[]
  signals?: readonly LiveSignal[]
}

/** The actor is null when S4 itself acts, or one of its staff. */
export interface CommandContext<Who extends Actor | null = Actor | null> {
  tx: Db
  actor: Who
  /** The member of the staff who acts in S4's name. */
  staff: StaffActor | null
  now: Date
  /** When what the caller asks for happened: earlier than `now` when a phone without a signal kept it. */
  happened: PhoneTime
  /** Of the request, or of the run of due work. */
  requestId: string
  /** Writes the audit entries, the notices and the live signals in the command's transaction. */
  record(...what: CommandRecord[]): Promise<void>
}

interface Caller<Who extends Actor | null> {
  actor: Who
  staff?: StaffActor | null
  now: Date
  happened?: PhoneTime | null
  requestId: string
}

export function commandContext<Who extends Actor | null>(opened: Db, caller: Caller<Who>): CommandContext<Who> {
  const { actor, staff = null, now, requestId } = caller
  const tx = { ...opened, causedBy: requestId }
  const happened = caller.happened ?? { at: now.getTime(), trust: 'onTime', offset: 0 }
  return {
    tx,
    actor,
    staff,
    now,
    happened,
    requestId,
    async record(...what) {
      const entries = what.map(({ notices: _notices, signals: _signals, ...entry }) => entry)
      await audit(
        tx,
        entries.map((entry) => ({ at: now, actor, staff, requestId, ...entry })),
      )
      for (const { notices = [], ...about } of what) {
        if (notices.length === 0) continue
        const concerning = await toThoseConcerned(tx, about, notices)
        await notify(
          tx,
          concerning.map((notice) => ({ at: now, ...notice })),
        )
      }
      await signalAll(
        tx,
        what.flatMap(({ signals = [] }) => signals),
      )
    },
  }
}

/** The same context with S4 as the actor, for what follows automatically from a person's command. */
export const asS4 = ({ tx, now, happened, requestId }: CommandContext): CommandContext<null> =>
  commandContext(tx, { actor: null, now, happened, requestId })
