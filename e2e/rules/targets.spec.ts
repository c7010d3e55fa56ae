import { appStands } from '../support/app-stands'
import { expect, test } from '../support/journey'
import { mainScreens } from '../support/main-screens'
import { demoPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'
import { listSmallTargets } from '../support/targets'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

test('a thumb hits every target of the landing page and the sign-in page', async ({ page }) => {
  await page.goto(urlOn('shell', '/'))
  await expect(page.getByRole('link', { name: /^See all \d+ open jobs$/ })).toBeVisible()
  expect(await listSmallTargets(page), '/').toEqual([])
  await page.goto(urlOn('shell', '/login'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await listSmallTargets(page), '/login').toEqual([])
})

for (const role of ['seeker', 'company'] as const)
  test(`a thumb hits every target of the main screens of a ${role}`, async ({ page }) => {
    await signIn(page, demoPerson(role))
    for (const path of mainScreens[role])
      await test.step(path, async () => {
        await page.goto(urlOn(role, path))
        await appStands(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
        expect(await listSmallTargets(page), path).toEqual([])
      })
  })
