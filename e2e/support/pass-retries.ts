import { expect, type Page } from '@playwright/test'

/** The longest pause of a page between two requests to a failing server. */
const MAX_RETRY_MS = 5_000

/** Waits, with the page's clock, until a page whose server fails says so, and the bar of alerts of a company, too. */
export async function passRetries(page: Page, role: 'seeker' | 'company'): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').first()
  const frame = page.getByRole('navigation', { name: 'Main' })
  const bar = page.getByText('We cannot load alerts.')
  await expect(async () => {
    await page.clock.fastForward(MAX_RETRY_MS)
    await expect(alert).toBeVisible({ timeout: 100 })
    // A page without the frame has no bar.
    if (role === 'company' && (await frame.isVisible())) await expect(bar).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
}
