import { shellLinks } from '@s4/links'
import type { SupportAnswer } from '@s4/contract'
import type { Db } from '@s4/db'
import { missingFor } from '@s4/api-identity/profile-gate'
import type { Actor } from '@s4/api-platform/actor'

/** Lists what the profile still needs before new work. */
export async function whatIsMissing(
  db: Db,
  actor: Actor,
  { question, open }: { question: string; open: Omit<SupportAnswer, 'question'> },
): Promise<SupportAnswer> {
  const missing = await missingFor(db, actor)
  const links = missing.map(({ label, path }) => ({ label: `Add: ${label}`, to: path }))
  const mail = actor.emailVerified ? '' : ' Your email address is not verified yet: open the link we sent you.'
  if (missing.length > 0)
    return {
      question,
      answer: `Your profile is not complete. Still missing: ${missing.map(({ label }) => label).join(', ')}.${mail}`,
      links,
    }
  return mail
    ? { question, answer: mail.trim(), links: [{ label: 'Send the link again', to: shellLinks.account }] }
    : { ...open, question }
}

/** `1 invoice`, `3 invoices`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
