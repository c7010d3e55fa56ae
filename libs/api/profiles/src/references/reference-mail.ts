import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@s4/db'
import { dateText } from '@s4/domain/calendar-date'
import { localDate } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import type { Deps } from '@s4/api-platform/deps'
import { queueSecretMail } from '@s4/api-platform/mail-queue'
import { appUrl } from '@s4/api-platform/settings'

const SECRET_BYTES = 32

export const hashLinkSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export interface Question {
  referenceId: string
  worker: string
  referee: string
  email: string
  expiresAt: Date
  reminder: boolean
}

/**
 * Mails a referee a link of their own. The address keeps its secret behind `#`, which no server is sent; of the secret
 * only a hash is stored.
 */
export async function mailReferee(
  tx: Db,
  { settings, sealer, now }: Pick<Deps, 'settings' | 'sealer'> & { now: Date },
  { referenceId, worker, referee, email, expiresAt, reminder }: Question,
): Promise<void> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const lastDay = dateText(localDate(expiresAt.toISOString()))
  const mailId = await queueSecretMail(tx, email, {
    at: now,
    subject: `${reminder ? 'Reminder: ' : ''}${worker} names you as a referee`,
    body: [
      `Hello ${referee},`,
      `${worker} works in the security trade. Security firms screen people to BS 7858 and ask for five years of ` +
        `history; ${worker} says that you can confirm a part of it.`,
      'The page below shows what was given. Confirm it, correct it, or say that you do not want to answer or are not ' +
        `the person meant. It needs no account, works once, and ends on ${lastDay}.`,
      `Your answer is read by ${worker} and by security firms that ${worker} applies to or works for. Without an ` +
        'answer S4 reminds you twice and removes your details after a year at the latest.',
    ].join('\n\n'),
    secretLink: `${appUrl(settings, 'shell', shellLinks.reference)}#${secret}`,
    sealer,
  })
  await tx.query(
    `insert into screening_reference_link (secret_hash, reference_id, mail_id, sent_at) values ($1, $2, $3, $4)`,
    [hashLinkSecret(secret), referenceId, mailId, now],
  )
}
