import { documentPaths, failureFiles, WHAT_HAPPENED, waysFor } from '@s4/links'
import { afterAll, describe, expect, it, vi } from 'vitest'

// As in the build, which has no window; specs that run after this one have theirs.
const building = vi.hoisted(() => ({ now: true }))
vi.mock('@s4/ui/written', async (original) => ({ ...(await original<object>()), isServer: () => building.now }))
vi.resetModules()
const { documentHtml } = await import('./document-html')
afterAll(() => {
  building.now = false
  vi.resetModules()
})

const documentOf = async (path: string, ways: readonly string[] = []) =>
  new DOMParser().parseFromString(await documentHtml(path, ways), 'text/html')

describe('a document of a public page', () => {
  it.each(documentPaths)(
    'of %s has its heading, its links, and no form that puts what is typed in the address',
    async (path) => {
      const page = await documentOf(path)

      expect(page.querySelector('h1')?.textContent).toBeTruthy()
      expect(page.querySelectorAll('a[href^="/"]').length).toBeGreaterThan(0)
      for (const form of page.querySelectorAll('form:not([role=search])'))
        expect(form.getAttribute('method')).toBe('post')
    },
  )

  it('of the landing page has a search that works without scripts', async () => {
    const page = await documentOf('/')
    const form = page.querySelector('form')

    expect(page.querySelector('h1')?.textContent).toBe('Find security work. Fill security shifts.')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/', 'get'])
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)).toEqual(['text', 'town'])
  })

  it.each([
    [[], []],
    [['google'], ['Continue with Google']],
    [['email-link'], ['Email me a sign-in link']],
    [
      ['google', 'email-link'],
      ['Email me a sign-in link', 'Continue with Google'],
    ],
  ])('of signing in by %j offers %j besides the password', async (ways, offered) => {
    const page = await documentOf('/login', ways)

    expect([...page.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual([
      'Show',
      'Sign in',
      ...offered,
    ])
  })

  it.each(['/login', '/CreateAccount', '/ForgetPassword', '/ResetPassword?oobCode'])(
    'of %s says that its form needs scripts',
    async (path) => {
      expect((await documentOf(path)).querySelector('noscript')?.textContent).toContain('This form needs JavaScript.')
    },
  )

  it('of choosing a new password has its form before anybody knows whose code it is', async () => {
    const page = await documentOf('/ResetPassword?oobCode')

    expect([...page.querySelectorAll('form input')].map((field) => field.getAttribute('name'))).toEqual([
      'password',
      'confirm',
    ])
    expect(page.querySelector('form')?.textContent).toContain('For the address that the link was sent to.')
  })

  it.each(Object.keys(failureFiles))(
    'of the failure %s has room for what happened, and nothing that needs scripts',
    async (path) => {
      const page = await documentOf(path)

      expect(page.querySelector('main')?.textContent).toContain(WHAT_HAPPENED)
      expect(page.querySelectorAll('button, form, script')).toHaveLength(0)
      expect(page.querySelector('main a')?.getAttribute('href')).toBe('/')
    },
  )

  it('of the questions has those of both sides', async () => {
    const page = await documentOf('/questions')

    expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'For workers',
      'For companies',
    ])
    expect(page.querySelectorAll('details').length).toBeGreaterThan(40)
  })

  it.each([
    ['/reference', 'Loading…', 'This address is not complete. Open the link from the email as it is.'],
    ['/invitation', 'Loading…', 'This address is not complete. Open the link from the email as it is.'],
    ['/work-invitation', 'Loading…', 'This address is not complete. Open the link from the email as it is.'],
    ['/client-view', 'Send a code', 'This address is not complete. Open the link as it was given to you.'],
  ])('of %s has what it says with a secret and without one, and shows neither', async (path, given, missing) => {
    const page = await documentOf(path)
    const part = (which: string) => page.querySelector(`main [hidden][data-secret=${which}]`)?.textContent

    expect(part('given')).toContain(given)
    expect(part('missing')).toBe(missing)
    expect(page.querySelector('main noscript')?.textContent).toContain('Opening this link needs JavaScript.')
  })

  it.each([
    ['/email-verification', 'This address is not complete', 0],
    ['/email-verification?oobCode', 'Opening this link needs JavaScript.', 1],
  ])('of %s says “%s”, and waits for %i part', async (path, words, waiting) => {
    const page = await documentOf(path)

    expect(page.querySelector('main')?.textContent).toContain(words)
    expect(page.querySelectorAll('main [data-loading]')).toHaveLength(waiting)
  })

  it.each([
    ['/staff/sign-in', 'Send me a code'],
    ['/staff/enrol', 'Register a passkey'],
  ])('of %s has the button “%s”', async (path, name) => {
    const page = await documentOf(path)

    expect([...page.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual([name])
    expect(page.querySelector('noscript')?.textContent).toContain('This page needs JavaScript.')
  })

  it('has its styles before the page, where no part without scripts keeps them from the others', async () => {
    const page = await documentOf('/email-verification')

    expect(page.querySelectorAll('style')).toHaveLength(1)
  })

  it('of checking a file says that this needs scripts', async () => {
    expect((await documentOf('/verify')).querySelector('noscript')?.textContent).toContain('needs JavaScript')
  })

  it('of a page is written for each choice of ways that it shows', () => {
    expect([waysFor('/login').length, waysFor('/CreateAccount'), waysFor('/terms')]).toEqual([
      8,
      [[], ['google']],
      [[]],
    ])
  })

  it('of making an account is the same whatever else there is', async () => {
    expect(await documentHtml('/CreateAccount', ['email-link', 'mailbox'])).toBe(
      await documentHtml('/CreateAccount', []),
    )
  })
})
