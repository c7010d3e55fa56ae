import { appPages } from '@s4/contract/app-pages'
import { expect, test } from '../support/journey'
import { demoPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'
import { withoutAnswers } from '../support/without-answers'

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

for (const role of ['seeker', 'company'] as const) {
  test(`a ${role}’s pages ask for all that their documents have in them`, async ({ page }) => {
    await signIn(page, demoPerson(role))
    // The app finds no answers in the page, so it asks for each.
    await withoutAnswers(page)
    let asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      asked.push(pathname + search)
    })

    for (const { path, modules } of appPages[role].filter(
      ({ asks, path: declared }) => asks.length > 0 && !declared.includes(':'),
    )) {
      asked = []
      await page.goto(urlOn(role, path))
      const written = await page.evaluate(() =>
        Object.keys(JSON.parse(document.querySelector('#answers')?.textContent ?? '{}') as object),
      )

      await expect
        .poll(() => written.filter((address) => !asked.includes(address)), { message: `${path} does not ask for` })
        .toEqual([])
      // What is still in the document's template is not found.
      const preloads = await page.locator('link[rel=modulepreload]').count()
      expect(preloads > 0, `${path} has the browser load its scripts`).toBe(modules.length > 0)
    }
  })
}
