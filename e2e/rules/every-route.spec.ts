import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { fillInCompany, fillInSeeker } from '../support/work/agree-shift'
import { everyRoute } from '../support/every-route'
import { inspect, listenForErrors } from '../support/inspect'
import { expect } from '../support/journey'
import { watchPages } from '../support/watch-pages'
import { makeOnce } from '../support/make-once'
import { pathOf } from '../support/path-of'
import { demoPerson, newPerson, type Person, signIn } from '../support/people'
import { urlOn } from '../support/stack'
import { withoutAnswers } from '../support/without-answers'

type Role = Person['role']
type State = 'with records' | 'without records' | 'while the server fails'

interface Visitor {
  page: Page
  /** The errors that the page wrote to its console. */
  logged: string[]
  /** The exceptions that the page threw, and what its content policy refused. */
  faults: string[]
}

interface Visitors {
  newcomers: Record<Role, Person>
  visitor: (role: Role | 'anybody', state: State) => Promise<Visitor>
}

/** Each role and state has one signed-in page for all its routes, because signing in costs more than a route. */
const test = base.extend<object, Visitors>({
  newcomers: [
    async ({ browser: _shared }, provide) => {
      const [seeker, company] = await Promise.all([newPerson('seeker'), newPerson('company')])
      await Promise.all([fillInSeeker(seeker, 'Nia Newcomer'), fillInCompany(company, 'Newcomer Guarding Ltd')])
      await provide({ seeker, company })
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser, newcomers }, provide) => {
      const contexts: BrowserContext[] = []
      const open = async (role: Role | 'anybody', state: State): Promise<Visitor> => {
        const context = await browser.newContext({
          locale: 'en-GB',
          timezoneId: 'Europe/London',
          reducedMotion: 'reduce',
        })
        contexts.push(context)
        const faults = await watchPages(context)
        const page = await context.newPage()
        if (role !== 'anybody') await signIn(page, state === 'with records' ? demoPerson(role) : newcomers[role])
        if (state === 'while the server fails') await failAllButSession(page)
        return { page, logged: listenForErrors(page), faults }
      }
      const opened = new Map<string, Promise<Visitor>>()
      await provide((role, state) => makeOnce(opened, `${role} ${state}`, () => open(role, state)))
      for (const context of contexts) await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const { route, title, withoutRecords } of everyRoute.shell) {
  test(`anybody opens ${route}`, async ({ visitor }) => {
    const { page, logged, faults } = clearErrors(await visitor('anybody', 'without records'))
    await page.goto(urlOn('shell', withoutRecords))
    await inspect(page, title)
    expect([...logged, ...faults]).toEqual([])
  })
}

for (const [role, home] of [
  ['seeker', 'Jobs'],
  ['company', 'Recent Jobs'],
] as const) {
  test(`a ${role} is redirected from /dashboard`, async ({ visitor }) => {
    const { page, faults } = clearErrors(await visitor(role, 'without records'))
    await page.goto(urlOn('shell', '/dashboard'))
    await inspect(page, home)
    expect(faults).toEqual([])
  })
}

for (const role of ['seeker', 'company'] as const) {
  for (const { route, title, withRecords, withoutRecords, fixed } of everyRoute[role]) {
    test(`a ${role} opens ${route} with records`, async ({ visitor }) => {
      const { page, logged, faults } = clearErrors(await visitor(role, 'with records'))
      await page.goto(urlOn(role, await pathOf(page, role, withRecords)))
      await inspect(page, title)
      expect([...logged, ...faults]).toEqual([])
    })

    test(`a ${role} opens ${route} without records`, async ({ visitor }) => {
      const { page, logged, faults } = clearErrors(await visitor(role, 'without records'))
      await page.goto(urlOn(role, withoutRecords))
      await inspect(page, title)
      expect([...logged, ...faults]).toEqual([])
    })

    if (fixed) continue
    test(`a ${role} opens ${route} while the server fails`, async ({ visitor }) => {
      const { page, faults } = clearErrors(await visitor(role, 'while the server fails'))
      await page.goto(urlOn(role, withoutRecords))
      const alert = page.getByRole('main').getByRole('alert').first()
      await expect(async () => {
        await page.clock.fastForward(MAX_RETRY_MS)
        await expect(alert).toBeVisible({ timeout: 100 })
      }).toPass({ intervals: [50] })
      await inspect(page, title)
      expect(faults).toEqual([])
    })
  }
}

/** The longest pause of a page between two requests to a failing server. */
const MAX_RETRY_MS = 5_000

/** Clears the errors of the routes before. */
function clearErrors(visitor: Visitor): Visitor {
  visitor.logged.length = 0
  visitor.faults.length = 0
  return visitor
}

async function failAllButSession(page: Page) {
  await page.clock.install()
  await page.route(/\/api\/(?!session|events)/, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Unavailable', status: 503, code: 'server.failed' }),
    }),
  )
  await withoutAnswers(page)
}
