import { createTransport, type Transporter } from 'nodemailer'
import type { Settings } from '../settings/settings'
import type { SendMail } from './outgoing-mail'

const SECOND_MS = 1000
const transports = new Map<string, Transporter>()

/**
 * Sends through an SMTP server given as a URL, such as `smtps://user:password@mail.example:465`; one connection pool
 * for each process.
 */
export function smtpSender(url: string, { mailFrom, baseDomain }: Settings): SendMail {
  return async ({ id, recipient, subject, text, html }) => {
    await findOrCreateTransport(url).sendMail({
      from: mailFrom,
      to: recipient,
      subject,
      text,
      html,
      messageId: `<${id}@${baseDomain}>`,
    })
  }
}

function findOrCreateTransport(url: string): Transporter {
  const kept = transports.get(url)
  if (kept) return kept
  const address = new URL(url)
  const limits = {
    pool: 'true',
    connectionTimeout: String(5 * SECOND_MS),
    greetingTimeout: String(5 * SECOND_MS),
    socketTimeout: String(10 * SECOND_MS),
  }
  for (const [name, value] of Object.entries(limits))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  const made = createTransport(address.href)
  transports.set(url, made)
  return made
}
