import type { Page } from '@playwright/test'
import { fillInCompany, fillInSeeker } from '../support/agree-shift'
import { everyRoute, type Where } from '../support/every-route'
import { inspect, listenForErrors } from '../support/inspect'
import { expect, test as base } from '../support/journey'
import { demoPerson, newPerson, type Person, signIn } from '../support/people'
import { addressOf, type Site } from '../support/stack'

type Role = Person['role']

const test = base.extend<object, { newcomers: Record<Role, Person> }>({
  newcomers: [
    async ({ browser: _shared }, provide) => {
      const [seeker, company] = await Promise.all([newPerson('seeker'), newPerson('company')])
      await Promise.all([fillInSeeker(seeker, 'Nia Newcomer'), fillInCompany(company, 'Newcomer Guarding Ltd')])
      await provide({ seeker, company })
    },
    { scope: 'worker' },
  ],
})

test.use({ reducedMotion: 'reduce' })

for (const { route, title, withoutRecords } of everyRoute.shell) {
  test(`anybody opens ${route}`, async ({ page }) => {
    const errors = listenForErrors(page)
    await page.goto(addressOf('shell', withoutRecords))
    await inspect(page, title)
    expect(errors).toEqual([])
  })
}

for (const [role, home] of [
  ['seeker', 'Jobs'],
  ['company', 'Recent Jobs'],
] as const) {
  test(`a ${role} is led on from /dashboard`, async ({ page, newcomers }) => {
    await signIn(page, newcomers[role])
    await page.goto(addressOf('shell', '/dashboard'))
    await inspect(page, home)
  })
}

for (const role of ['seeker', 'company'] as const) {
  for (const { route, title, withRecords, withoutRecords, fixed } of everyRoute[role]) {
    test(`a ${role} opens ${route} with records`, async ({ page }) => {
      const errors = listenForErrors(page)
      await signIn(page, demoPerson(role))
      await page.goto(addressOf(role, await pathOf(page, role, withRecords)))
      await inspect(page, title)
      expect(errors).toEqual([])
    })

    test(`a ${role} opens ${route} without records`, async ({ page, newcomers }) => {
      const errors = listenForErrors(page)
      await signIn(page, newcomers[role])
      await page.goto(addressOf(role, withoutRecords))
      await inspect(page, title)
      expect(errors).toEqual([])
    })

    if (fixed) continue
    test(`a ${role} opens ${route} while the server fails`, async ({ page, newcomers }) => {
      await signIn(page, newcomers[role])
      await failAllButSession(page)
      await page.goto(addressOf(role, withoutRecords))
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      await inspect(page, title)
    })
  }
}

/** An address, by the links that lead to it. */
async function pathOf(page: Page, site: Site, where: Where): Promise<string> {
  if (typeof where === 'string') return where
  await page.goto(addressOf(site, await pathOf(page, site, where.on)))
  const link = page.getByRole('main').locator(`a[href^="${where.follow}"]`).first()
  await expect(link).toBeVisible()
  const path = (await link.getAttribute('href')) ?? ''
  return where.as ? path.replace(where.follow, where.as) : path
}

async function failAllButSession(page: Page) {
  await page.route(/\/api\/(?!session|events)/, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Unavailable', status: 503, code: 'server.failed' }),
    }),
  )
  // A server that fails writes no answers into the page either.
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document)
    document.getElementById = (id) => (id === 'answers' ? null : find(id))
  })
}
