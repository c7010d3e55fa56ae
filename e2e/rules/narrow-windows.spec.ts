import type { Page } from '@playwright/test'
import { appStands } from '../support/app-stands'
import { expect, test } from '../support/journey'
import { mainScreens } from '../support/main-screens'
import { demoPerson, signIn } from '../support/people'
import { listCoveredControls, listCut, listNestedScrolls } from '../support/reach'
import { urlOn } from '../support/stack'

// A window of 1280 by 1024 pixels at 400% zoom.
test.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' })

async function expectAllInReach(page: Page, path: string) {
  expect(await listCut(page), `${path}: nothing is cut or wider than the window`).toEqual([])
  expect(await listNestedScrolls(page), `${path}: nothing scrolls inside what scrolls`).toEqual([])
  expect(await listCoveredControls(page), `${path}: nothing covers the focused control`).toEqual([])
}

test('all of the sign-in page is in reach at 400% zoom', async ({ page }) => {
  await page.goto(urlOn('shell', '/login'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAllInReach(page, '/login')
})

for (const role of ['seeker', 'company'] as const)
  test(`all of the main screens of a ${role} is in reach at 400% zoom`, async ({ page }) => {
    await signIn(page, demoPerson(role))
    for (const path of mainScreens[role])
      await test.step(path, async () => {
        await page.goto(urlOn(role, path))
        await appStands(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
        await expectAllInReach(page, path)
      })
  })
