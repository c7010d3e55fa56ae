import { shellLinks } from '@s4/links'
import type { DevelopmentMail } from '@s4/contract'
import { z } from 'zod'
import type { Settings } from '../settings/settings'

const Codes = z.object({
  oobCodes: z.array(
    z.object({
      email: z.string(),
      newEmail: z.string().optional(),
      requestType: z.string(),
      oobCode: z.string(),
      oobLink: z.url(),
    }),
  ),
})

const mailTexts: Record<string, { subject: string; body: string; path: string }> = {
  VERIFY_EMAIL: {
    subject: 'Verify your email address',
    body: 'Open the link to verify your email address.',
    path: shellLinks.verifyEmail,
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new email address',
    body: 'Open the link to use this address for signing in.',
    path: shellLinks.verifyEmail,
  },
  RECOVER_EMAIL: {
    subject: 'Your email address was changed',
    body: 'Open the link if you did not change it.',
    path: shellLinks.verifyEmail,
  },
  PASSWORD_RESET: {
    subject: 'Choose a new password',
    body: 'Open the link to choose a new password.',
    path: shellLinks.newPassword,
  },
  EMAIL_SIGNIN: { subject: 'Your sign-in link', body: 'Open the link to sign in.', path: shellLinks.login },
}

/** The mails the Auth emulator would send, newest first; empty while it is down. */
export async function listProviderMails({ projectId, authEmulator }: Settings['firebase']): Promise<DevelopmentMail[]> {
  if (!authEmulator) return []
  const answer = await fetch(`http://${authEmulator}/emulator/v1/projects/${projectId}/oobCodes`).catch(() => null)
  if (!answer?.ok) return []
  const { oobCodes } = Codes.parse(await answer.json())
  return [...oobCodes].reverse().map(({ email, newEmail, requestType, oobCode, oobLink }) => {
    const { subject, body, path } = mailTexts[requestType] ?? {
      subject: requestType,
      body: '',
      path: shellLinks.verifyEmail,
    }
    return {
      id: oobCode,
      recipient: newEmail ?? email,
      subject,
      body,
      link: toOwnLink(path, new URL(oobLink).searchParams),
      sentAt: null,
    }
  })
}

/** Links to our own page, as configured at the provider in production. */
function toOwnLink(path: string, given: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang']) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  const next = readNext(given.get('continueUrl'))
  if (next) kept.set('next', next)
  return `${path}?${kept.toString()}`
}

const readNext = (url: string | null): string | null =>
  url && URL.canParse(url) ? new URL(url).searchParams.get('next') : null
