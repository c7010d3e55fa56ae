import type { Db } from '@s4/db'
import { appUrl } from '../settings/app-url'
import type { Deps } from '../deps/deps'
import type { DueWork } from '../sweep/due'
import { mailGivenUp, mailSent, nextWaitingMail, postponeMail, type WaitingMail } from '../mail-queue/mail-repository'
import type { SendMail } from './outgoing-mail'
import { smtpSender } from './smtp-sender'

const BATCH_SIZE = 20
const MINUTE = 60_000
/** Minutes until the next try; after the last one the mail is given up. */
const BACK_OFF = [1, 5, 15, 60, 240, 720, 1440]

/** Sends what is waiting, each mail in its own transaction: a crash in between sends it again under the same Message-ID, never not at all. */
export async function deliverDueMail({ db, settings, log }: Deps, now: Date, send: SendMail): Promise<void> {
  for (let taken = 0; taken < BATCH_SIZE; taken += 1) {
    const more = await db.transaction(async (tx) => {
      const mail = await nextWaitingMail(tx, now)
      if (!mail) return false
      const { id, recipient, subject, body, app, link } = mail
      const text = app && link ? `${body}\n\n${appUrl(settings, app, link)}` : body
      const sent = await send({ id, recipient, subject, text }).then(
        () => true,
        (error: unknown) => untaken(log, id, error),
      )
      await (sent ? mailSent(tx, id, now) : postpone(tx, mail, now))
      return true
    })
    if (!more) return
  }
}

/** Logged by code alone: what a mail server says often quotes the address. */
function untaken(log: Deps['log'], id: string, error: unknown): false {
  log.warn(
    { mail: id, code: error instanceof Error && 'code' in error ? error.code : undefined },
    'the mail server did not take a mail',
  )
  return false
}

function postpone(tx: Db, { id, tries }: WaitingMail, now: Date) {
  const minutes = BACK_OFF[tries]
  return minutes === undefined
    ? mailGivenUp(tx, id, now)
    : postponeMail(tx, id, new Date(now.getTime() + minutes * MINUTE))
}

let underWay: Promise<void> | null = null

/** Beside the sweep rather than in it: a mail server that does not answer must not hold up check calls. Without one, mails wait for the development mailbox. */
export const deliverMail: DueWork = (deps, now) => {
  if (deps.settings.smtpUrl && !underWay) {
    underWay = deliverDueMail(deps, now, smtpSender(deps.settings.smtpUrl, deps.settings))
      .catch((error: unknown) => deps.log.error({ err: error }, 'mails could not be delivered'))
      .finally(() => {
        underWay = null
      })
  }
  return Promise.resolve()
}
