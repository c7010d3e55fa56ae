import { expect, type Locator, type Page } from '@playwright/test'

/** The longest pause of a page between two requests to a failing server. */
const MAX_RETRY_MS = 5_000

/** Waits, with the page's clock, until a page whose server fails says so, and the bar of alerts of a company, too. */
export async function passRetries(page: Page, role: 'seeker' | 'company'): Promise<void> {
  await passUntilShown(page, page.getByRole('main').getByRole('alert').first())
  // A page without the frame has no bar.
  if (role === 'company' && (await page.getByRole('navigation', { name: 'Main' }).isVisible()))
    await passUntilShown(page, page.getByText('We cannot load alerts.'))
}

const passUntilShown = (page: Page, words: Locator) =>
  expect(async () => {
    await page.clock.fastForward(MAX_RETRY_MS)
    await expect(words).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
