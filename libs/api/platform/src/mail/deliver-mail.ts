import type { Db } from '@s4/db'
import { appUrl } from '../settings/app-url'
import type { Deps } from '../deps/deps'
import type { DueWork } from '../sweep/due'
import { mailGivenUp, mailSent, nextWaitingMail, postponeMail, type WaitingMail } from '../mail-queue/mail-repository'
import { mailPage } from './mail-page'
import type { SendMail } from './outgoing-mail'
import { smtpSender } from './smtp-sender'

/** Each holds a connection while the mail server takes its time. */
const AT_ONCE = 3
const MINUTE = 60_000
/** Delays between tries; after the last one the mail is given up. */
const BACK_OFF_MINUTES = [1, 5, 15, 60, 240, 720, 1440]

/**
 * Sends waiting mails, each in its own transaction: after a crash a mail may be sent again with the same Message-ID,
 * but is never lost.
 */
export async function deliverDueMail({ db, settings, sealer, log }: Deps, now: Date, send: SendMail): Promise<void> {
  const sendNext = () =>
    db.transaction(async (tx) => {
      const mail = await nextWaitingMail(tx, now)
      if (!mail) return false
      const { id, recipient, subject, body, app, link, linkSealed } = mail
      const address = linkSealed
        ? sealer.open(linkSealed, 'mail.link_sealed', id)
        : app && link
          ? appUrl(settings, app, link)
          : null
      const text = address ? `${body}\n\n${address}` : body
      const html = mailPage({ subject, body, address, home: appUrl(settings, 'shell', '/') })
      const sent = await send({ id, recipient, subject, text, html }).then(
        () => true,
        (error: unknown) => logRefusedMail(log, id, error),
      )
      await (sent ? mailSent(tx, id, now) : postpone(tx, mail, now))
      return true
    })
  const sendAll = async () => {
    while (await sendNext());
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
}

/** Logs only the code, because messages of mail servers often contain the address. */
function logRefusedMail(log: Deps['log'], id: string, error: unknown): false {
  log.warn(
    { mail: id, code: error instanceof Error && 'code' in error ? error.code : undefined },
    'the server did not take an email',
  )
  return false
}

function postpone(tx: Db, { id, tries }: WaitingMail, now: Date) {
  const minutes = BACK_OFF_MINUTES[tries]
  return minutes === undefined
    ? mailGivenUp(tx, id, now)
    : postponeMail(tx, id, new Date(now.getTime() + minutes * MINUTE))
}

let delivery: Promise<void> | null = null

/**
 * Not awaited by the sweep, so that a slow mail server does not delay check calls. Without SMTP the mails stay in the
 * development mailbox.
 */
export const deliverMail: DueWork = (deps, now) => {
  if (deps.settings.smtpUrl && !delivery) {
    delivery = deliverDueMail(deps, now, smtpSender(deps.settings.smtpUrl, deps.settings))
      .catch((error: unknown) => deps.log.error({ err: error }, 'mails could not be delivered'))
      .finally(() => {
        delivery = null
      })
  }
  return Promise.resolve()
}
