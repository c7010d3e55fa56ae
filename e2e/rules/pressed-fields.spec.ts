import type { Locator, Page } from '@playwright/test'
import { appStands } from '../support/app-stands'
import { expect, test } from '../support/journey'
import { demoPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

/** Scrolls so that half of a field is under the lowest bar, and presses the other half. */
async function pressHalfCovered(page: Page, field: Locator): Promise<void> {
  const bar = await page.locator('[data-action-bar]').boundingBox()
  if (!bar) throw new Error('the page has no bar of actions')
  await field.evaluate((element, top) => {
    const { y, height } = element.getBoundingClientRect()
    scrollBy({ top: y + height / 2 - top, behavior: 'instant' })
  }, bar.y)
  const box = await field.boundingBox()
  expect(box && box.y + box.height, 'the field is half covered').toBeGreaterThan(bar.y + 10)
  if (box) await page.mouse.click(box.x + 20, box.y + box.height / 4)
  await expect(field).toBeFocused()
  const isFree = async () => {
    const seen = await field.boundingBox()
    return seen !== null && seen.y + seen.height <= bar.y
  }
  await expect.poll(isFree, 'the pressed field is above the bar').toBe(true)
}

for (const [role, path, names] of [
  ['seeker', '/edit-personal-details', ['phone', 'shortBio']],
  ['company', '/job-posting', ['payPerHour', 'description']],
] as const)
  test(`a field that is pressed half under a bar comes in sight: ${path}`, async ({ page }) => {
    await signIn(page, demoPerson(role))
    await page.goto(urlOn(role, path))
    await appStands(page)
    for (const name of names) await pressHalfCovered(page, page.getByRole('main').locator(`[name="${name}"]`))
  })
