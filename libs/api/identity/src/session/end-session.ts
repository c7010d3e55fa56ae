import type { Db } from '@s4/db'
import { audit, signal } from '@s4/api-platform/notices'
import type { Actor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { sessionRepository } from './session-repository'
import { moveShiftTokens } from './shift-token'

/** Nobody is signed in as this person any more. */
export const endEverySession = (tx: Db, uid: string): Promise<void> => sessionRepository(tx).endEvery(uid)

/** Ends a session in every tab, with its passes to shifts. False when this person has no such session. */
export const endSession = ({ db, clock }: Deps, actor: Actor, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ended = await sessionRepository(tx).end(actor.uid, id)
    if (!ended) return false
    await audit(tx, { at: clock.now(), actor, action: 'session.ended', subject: { kind: 'session', id } })
    await signal(tx, [actor.uid], ['session'])
    return true
  })

/** Ends a session the same person goes on from in this browser: nobody is told, and its passes, one asked for just now among them, stay with the browser. */
export const replaceSession = ({ db, clock }: Deps, actor: Actor, from: string, to: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query('select 1 from session where id = $1 for update', [from])
    await moveShiftTokens(tx, from, to)
    const ended = await sessionRepository(tx).end(actor.uid, from)
    if (ended)
      await audit(tx, { at: clock.now(), actor, action: 'session.ended', subject: { kind: 'session', id: from } })
  })
