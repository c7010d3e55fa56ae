import type { Db } from '@s4/db'
import { appUrl } from '../settings/app-url'
import type { Deps } from '../deps/deps'
import type { DueWork } from '../sweep/due'
import { inTraceOf } from '../tracing/in-trace-of'
import {
  mailGivenUp,
  mailSent,
  mailWaits,
  nextWaitingMail,
  postponeMail,
  type WaitingMail,
} from '../mail-queue/mail-repository'
import { mailPage } from './mail-page'
import type { SendMail } from './outgoing-mail'
import { smtpSender } from './smtp-sender'

/** Each holds a connection while the mail server takes its time. */
const AT_ONCE = 3
const SECOND = 1000
const MINUTE = 60 * SECOND
/** The mail server is away: that says nothing about the mail, and the next one would wait as long. */
const AWAY_CODES: ReadonlySet<unknown> = new Set(['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ESOCKET', 'ETIMEDOUT'])
const AWAY_PAUSE_SECONDS = 10
/** Delays between tries; after the last one the mail is given up. */
const BACK_OFF_MINUTES = [1, 5, 15, 60, 240, 720, 1440]

/**
 * Sends waiting mails, each in its own transaction: after a crash a mail may be sent again with the same Message-ID,
 * but is never lost. While the mail server is away it stops, and the next sweep tries a few again.
 */
export async function deliverDueMail({ db, settings, sealer, log }: Deps, now: Date, send: SendMail): Promise<void> {
  let isAway = false
  const sendNext = () =>
    db.transaction(async (tx) => {
      const mail = isAway ? undefined : await nextWaitingMail(tx, now)
      if (!mail) return false
      const { id, recipient, subject, body, app, link, linkSealed, traceParent } = mail
      const address = linkSealed
        ? sealer.open(linkSealed, 'mail.link_sealed', id)
        : app && link
          ? appUrl(settings, app, link)
          : null
      const text = address ? `${body}\n\n${address}` : body
      const html = mailPage({ subject, body, address, home: appUrl(settings, 'shell', '/') })
      return inTraceOf({ name: 'send mail', traceParent, log }, async (within) => {
        const failure = await send({ id, recipient, subject, text, html }).then(
          () => null,
          (error: unknown) => ({ code: error instanceof Error && 'code' in error ? error.code : undefined }),
        )
        if (!failure) {
          await mailSent(tx, id, now)
          within.log.info({ mail: id }, 'an email was sent')
          return true
        }
        // Only the code, because messages of mail servers often contain the address.
        within.log.warn({ mail: id, code: failure.code }, 'the server did not take an email')
        isAway ||= AWAY_CODES.has(failure.code)
        await (isAway
          ? mailWaits(tx, id, new Date(now.getTime() + AWAY_PAUSE_SECONDS * SECOND))
          : postpone(tx, mail, now))
        return true
      })
    })
  const sendAll = async () => {
    while (await sendNext());
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
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
