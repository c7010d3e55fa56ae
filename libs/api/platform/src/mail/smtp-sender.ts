import { createTransport, type Transporter } from 'nodemailer'
import type { Settings } from '../settings/settings'
import type { SendMail } from './outgoing-mail'

const SECONDS = 1000
const transports = new Map<string, Transporter>()

/** Sends through an SMTP server given as a URL, such as `smtps://user:password@mail.example:465`; one pool of connections a process. */
export function smtpSender(url: string, { mailFrom, baseDomain }: Settings): SendMail {
  return async ({ id, recipient, subject, text }) => {
    await transportTo(url).sendMail({
      from: mailFrom,
      to: recipient,
      subject,
      text,
      messageId: `<${id}@${baseDomain}>`,
    })
  }
}

function transportTo(url: string): Transporter {
  const kept = transports.get(url)
  if (kept) return kept
  const address = new URL(url)
  const limits = {
    pool: 'true',
    connectionTimeout: String(5 * SECONDS),
    greetingTimeout: String(5 * SECONDS),
    socketTimeout: String(10 * SECONDS),
  }
  for (const [name, value] of Object.entries(limits))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  const made = createTransport(address.href)
  transports.set(url, made)
  return made
}
