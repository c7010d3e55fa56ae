import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Actor } from '@s4/api-platform/actor'
import { implement, limit } from '@s4/api-platform/http'
import { audit, signal } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { accountOf, keptFor } from '@s4/api-identity/account'
import { tellThoseOwed } from './tell-those-owed'
import { withdrawFromNewWork } from './withdraw-from-new-work'
import { leavingWith, workAgreed } from './work-of'

const DAY = 24 * 60 * 60_000
/** How long an erasure can be taken back. */
const GRACE_DAYS = 14

export const erasureHandlers = (deps: Deps) => {
  const { db, clock, identity } = deps

  return [
    implement('user.erase', async ({ actor, request }) => {
      const now = clock.now()
      const eraseAt = new Date(now.getTime() + GRACE_DAYS * DAY)
      await db.transaction(async (tx) => {
        // Withdrawing first waits for an offer just being accepted, so that its work is counted.
        const leaving = await leavingWith(tx, actor)
        await withdrawFromNewWork(tx, { actor, leaving, now, requestId: request.id })
        const agreed = await workAgreed(tx, leaving)
        if (agreed > 0) throw new Problem('account.work-agreed', { facts: { agreed } })
        await tellThoseOwed(tx, leaving, now)
        await tx.query('update account set erase_at = $2 where uid = $1', [actor.uid, eraseAt])
        await tx.query('delete from session where uid = $1', [actor.uid])
        await tellByMail(tx, actor, now, eraseAt)
        await audit(tx, {
          at: now,
          actor,
          action: 'account.erasure-asked',
          subject: { kind: 'account', id: actor.uid },
        })
        await signal(tx, [actor.uid], ['session'])
      })
      await identity.revoke(actor.uid)
      return { eraseAt: eraseAt.toISOString(), kept: keptFor(actor.role) }
    }),

    implement('user.keep', async ({ actor: { uid }, request }) => {
      await limit(deps, request, 'sign-in', uid)
      return db.transaction(async (tx) => {
        const rows = await tx.query(
          'update account set erase_at = null where uid = $1 and erase_at is not null and erased_at is null returning uid',
          [uid],
        )
        if (rows.length > 0)
          await audit(tx, {
            at: clock.now(),
            actor: null,
            action: 'account.erasure-taken-back',
            subject: { kind: 'account', id: uid },
          })
        return accountOf(tx, uid)
      })
    }),
  ]
}

const dayOf = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(instant)

const tellByMail = (tx: Db, { email }: Actor, now: Date, eraseAt: Date) =>
  tx.query('insert into mail (id, recipient, subject, body, created_at, next_try_at) values ($1, $2, $3, $4, $5, $5)', [
    uuid(),
    email,
    'Your S4 account will be erased',
    `You asked us to erase your account. It happens on ${dayOf(eraseAt)}. To keep it, sign in before then and choose “Keep my account”. If it was not you, do that at once and change your password.`,
    now,
  ])
