import { type BrowserContext, expect, test as base, type Page } from '@playwright/test'
import { newPerson, type Person, signIn } from './people'
import { watchPages } from './watch-pages'

interface Fixtures {
  /** A new person, signed in on this page. */
  signedInAs: (role: Person['role']) => Promise<Person>
  /** A page of another browser, for a second person. */
  companionPage: () => Promise<Page>
  /** What went wrong on the pages; it fails the journey. */
  faults: string[]
}

/** Playwright's `test` with signed-in people. A page that throws or breaks its content policy fails the journey. */
export const test = base.extend<Fixtures>({
  signedInAs: async ({ page }, provide) => {
    await provide(async (role) => {
      const person = await newPerson(role)
      await signIn(page, person)
      return person
    })
  },
  companionPage: async ({ browser, faults }, provide, { project }) => {
    const contexts: BrowserContext[] = []
    const watched: string[][] = []
    await provide(async () => {
      const { baseURL = '', locale = 'en-GB', timezoneId = 'Europe/London' } = project.use
      const context = await browser.newContext({ baseURL, locale, timezoneId })
      watched.push(await watchPages(context))
      contexts.push(context)
      return context.newPage()
    })
    faults.push(...watched.flat())
    for (const context of contexts) await context.close()
  },
  faults: [
    async ({ context }, provide) => {
      const faults = await watchPages(context)
      await provide(faults)
      expect(faults, 'what the pages threw and what their policy refused').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
