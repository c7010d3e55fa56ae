import { expect, type Page } from '@playwright/test'

/** The longest pause of a page between two requests to a failing server. */
const MAX_RETRY_MS = 5_000

/** Waits, with the page's clock, until a page whose server fails says so. */
export async function passRetries(page: Page): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').first()
  await expect(async () => {
    await page.clock.fastForward(MAX_RETRY_MS)
    await expect(alert).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
}
