import { type Browser, type CDPSession, type Page, test as base } from '@playwright/test'
import { makeOnce } from '../make-once'
import { demoPerson, type Person, signIn } from '../people'
import { withoutAnswers } from '../without-answers'
import { newcomers } from './make-newcomers'
import { preparePage } from './prepare-page'

export type State = 'data' | 'empty' | 'failing'

export interface Visitor {
  page: Page
  debug: CDPSession
  /** Requests without an answer. */
  pending: Set<object>
}

interface Visitors {
  visitor: (role: Person['role'] | 'anybody', state: State) => Promise<Visitor>
}

/** Each role and state has one signed-in page for all its routes, because signing in costs more than a route. */
export const test = base.extend<object, Visitors>({
  visitor: [
    async ({ browser }, provide) => {
      const opened = new Map<string, Promise<Visitor>>()
      await provide((role, state) => makeOnce(opened, `${role} ${state}`, () => open(browser, role, state)))
      for (const visitor of opened.values()) await (await visitor).page.context().close()
    },
    { scope: 'worker' },
  ],
})

async function open(browser: Browser, role: Person['role'] | 'anybody', state: State): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  const page = await context.newPage()
  const now = process.env.S4_STOPPED_CLOCK ?? ''
  if (state === 'failing') await page.clock.install({ time: now })
  await page.clock.setFixedTime(now)
  await page.addInitScript(preparePage, { failing: state === 'failing' })
  if (state === 'failing') await withoutAnswers(page)
  if (role !== 'anybody') await signIn(page, state === 'data' ? demoPerson(role) : newcomers[role])

  const pending = new Set<object>()
  page.on('request', (request) => {
    if (!isStream(request.url())) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return { page, debug: await context.newCDPSession(page), pending }
}

/** What stays open as long as the page. */
const isStream = (url: string) => /\/api\/events|google\.firestore/.test(url)
