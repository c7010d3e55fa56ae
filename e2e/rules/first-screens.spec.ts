import { expect, test } from '../support/journey'
import { demoPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

for (const [role, path, list] of [
  ['seeker', '/User-Job', 'Jobs'],
  ['company', '/recents-jobs', 'Jobs'],
] as const) {
  test(`a ${role}’s first screen shows jobs without any request to the API`, async ({ page }) => {
    await signIn(page, demoPerson(role))
    await page.route('**/api/**', (route) => route.abort())

    await page.goto(urlOn(role, path))

    await expect(page.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible()
  })
}
