import { test as base, type Page } from '@playwright/test'
import { newPerson, type Person, signIn } from './people'

interface Fixtures {
  /** A new person, signed in on this page. */
  signedInAs: (role: Person['role']) => Promise<Person>
  /** A page of another browser, for a second person. */
  companionPage: () => Promise<Page>
  /** Fails the journey when a page throws or logs an error. */
  watchful: undefined
}

/** Playwright's `test` with signed-in people. A page that throws fails the journey. */
export const test = base.extend<Fixtures>({
  signedInAs: async ({ page }, provide) => {
    await provide(async (role) => {
      const person = await newPerson(role)
      await signIn(page, person)
      return person
    })
  },
  companionPage: async ({ browser }, provide, { project }) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await provide(async () => {
      const { baseURL = '', locale = 'en-GB', timezoneId = 'Europe/London' } = project.use
      const context = await browser.newContext({ baseURL, locale, timezoneId })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  watchful: [
    async ({ context }, provide) => {
      const thrown: string[] = []
      context.on('weberror', (error) => thrown.push(error.error().message))
      await provide(undefined)
      if (thrown.length > 0) throw new Error(`A page threw: ${thrown.join('; ')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
