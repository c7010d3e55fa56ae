import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import { queueMail } from '@s4/api-platform/mail-queue'
import type { MailKind } from '@s4/api-platform/outside-services'
import type { DueWork } from '@s4/api-platform/sweep'
import { inTraceOf, traceParent } from '@s4/api-platform/tracing'

const BATCH_SIZE = 20
/** Delays between tries; after the last one the mail is given up. */
const BACK_OFF_SECONDS = [2, 10, 30, 120, 600]
const LEASE_MS = 30_000
/** Worth another try later. */
const temporaryFailures = new Set(['identity.unavailable', 'rate.limited'])

interface SignInMail {
  kind: Exclude<MailKind, 'verification'>
  email: string
  uid?: string
  continueUrl: string
  /** Of the request that asks for it. */
  requestId: string
}

interface WaitingSignInMail extends Omit<SignInMail, 'email' | 'uid' | 'requestId'> {
  id: string
  recipient: string
  uid: string | null
  tries: number
  traceParent: string | null
}

/** Sends after the response, so that neither its content nor its time shows whether the address has an account. */
export async function queueSignInMail(deps: Deps, asked: SignInMail): Promise<void> {
  const { kind, email, uid, continueUrl, requestId } = asked
  const { db, clock, log } = deps
  const now = clock.now()
  await db.query(
    `insert into sign_in_mail (id, kind, recipient, uid, continue_url, created_at, next_try_at, trace_parent)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [uuid(), kind, email, uid ?? null, continueUrl, now, traceParent(requestId)],
  )
  db.afterCommit(() => {
    deliverSignInMails(deps, now).catch((error: unknown) =>
      log.warn({ err: error }, 'sign-in mails wait for the sweep'),
    )
  })
}

export const deliverSignInMails: DueWork = async (deps, now) => {
  for (let taken = 0; taken < BATCH_SIZE; taken += 1) if (!(await deliverNext(deps, now))) return
}

/** Holds no transaction during the provider call; after a crash the mail is sent again when its lease ends. */
async function deliverNext({ db, identity, log }: Deps, now: Date): Promise<boolean> {
  const [mail] = await db.query<WaitingSignInMail>(
    `update sign_in_mail set next_try_at = $2, tries = tries + 1
     where id = (select id from sign_in_mail where next_try_at <= $1 order by next_try_at limit 1
       for update skip locked)
     returning id, kind, recipient, uid, continue_url, tries, trace_parent`,
    [now, new Date(now.getTime() + LEASE_MS)],
  )
  if (!mail) return false
  return inTraceOf({ name: 'send sign-in mail', traceParent: mail.traceParent, log }, async (within) => {
    const refusal = await identity
      .sendMail(mail.kind, { email: mail.recipient, continueUrl: mail.continueUrl, ...(mail.uid && { uid: mail.uid }) })
      .then(
        () => null,
        (error: unknown) => error,
      )
    if (!refusal) within.log.info({ mail: mail.id }, 'the provider sent an email')
    await db.transaction((tx) =>
      refusal
        ? handleRefusal({ ...tx, causedBy: within.causedBy }, { mail, refusal, now, log: within.log })
        : removeMail(tx, mail),
    )
    return true
  })
}

async function removeMail(tx: Db, { id }: WaitingSignInMail): Promise<void> {
  await tx.query('delete from sign_in_mail where id = $1', [id])
}

interface Refused {
  mail: WaitingSignInMail
  refusal: unknown
  now: Date
  log: Deps['log']
}

async function handleRefusal(tx: Db, { mail, refusal, now, log }: Refused): Promise<void> {
  const code = refusal instanceof ApiError ? refusal.code : 'server.failed'
  if (code === 'identity.email-in-use') {
    await notifyOwner(tx, mail, now)
    return removeMail(tx, mail)
  }
  // The log must not contain the address.
  log.warn({ mail: mail.id, code }, 'the provider did not send an email')
  const seconds = temporaryFailures.has(code) ? BACK_OFF_SECONDS[mail.tries - 1] : undefined
  if (seconds === undefined) return removeMail(tx, mail)
  await tx.query('update sign_in_mail set next_try_at = $2 where id = $1', [
    mail.id,
    new Date(now.getTime() + seconds * 1000),
  ])
}

/** Only the mailbox itself may learn that its address has an account. */
const notifyOwner = (tx: Db, { recipient }: WaitingSignInMail, now: Date) =>
  queueMail(tx, recipient, {
    at: now,
    subject: 'This address already has an S4 account',
    body:
      'Somebody signed in to another S4 account asked to use this address for it. It has an account of its ' +
      'own, so nothing was changed. If it was you, sign in with this address, or choose another one for the ' +
      'other account. If it was not you, there is nothing to do.',
  })
