import type { Page } from '@playwright/test'
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
