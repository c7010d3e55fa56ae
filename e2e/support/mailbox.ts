import type { Page } from '@playwright/test'
import { requestServer } from './request-server'
import { urlOn } from './stack'

/** Opens the newest mail to an address in the development mailbox and follows its link, in this page. */
export async function openMail(page: Page, recipient: string, subject: string): Promise<void> {
  await page.goto(urlOn('shell', '/dev/mailbox'))
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: `To ${recipient}` })
    .filter({ hasText: subject })
  await mail.getByRole('link', { name: 'Open the link' }).first().click()
}

interface Sent {
  recipient: string
  subject: string
  body: string
  link: string | null
}

// As long as the one process that sends takes to be replaced.
const TRIES = 150
const PAUSE_MS = 200

/** Finds something in the mails and texts to somebody, the newest first; they are sent a moment after the request. */
export async function readSent<T>(recipient: string, find: (sent: Sent) => T | null | undefined): Promise<T> {
  for (let left = TRIES; left > 0; left -= 1) {
    const { body } = await requestServer({
      method: 'GET',
      path: '/api/dev/mailbox',
      headers: { origin: urlOn('shell') },
    })
    const own = (body as { data: Sent[] }).data.filter((sent) => sent.recipient === recipient)
    const found = own.map(find).find((one) => one !== null && one !== undefined)
    if (found !== undefined && found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`nothing of this kind was sent to ${recipient}`)
}

/** The code of six digits with which the subject of a mail begins. */
export const codeMailedTo = (recipient: string) => readSent(recipient, ({ subject }) => /^\d{6}/.exec(subject)?.[0])
