import { appPages } from '@s4/contract/app-pages'
import { companyLinks, seekerLinks, shellLinks } from '@s4/links'
import { appStands } from '../support/app-stands'
import { type Browser, type Locator, type Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { pathOf } from '../support/path-of'
import { demoPerson, newPerson, signIn, type Person } from '../support/people'
import { requestServer } from '../support/request-server'
import { urlOn } from '../support/stack'

/** Opens them with what the address or the record says; without it they have nothing to show. */
const needAddress: readonly string[] = [seekerLinks.company, companyLinks.applicant, companyLinks.workerScreening]

const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36',
}

/** A page of the same person in another browser. */
async function alsoIn(browser: Browser, page: Page, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', ...options })
  await context.addCookies(await page.context().cookies())
  return context.newPage()
}

/** On a busy machine a page may take longer than it is waited for. */
const openWritten = (page: Page, address: string, part: Locator) =>
  expect(async () => {
    await page.goto(address)
    await expect(part).toBeVisible({ timeout: 100 })
  }).toPass()

for (const role of ['seeker', 'company'] satisfies Person['role'][]) {
  test(`a ${role}’s pages are there before any script runs`, async ({ page, browser }) => {
    await signIn(page, demoPerson(role))
    const plain = await alsoIn(browser, page, { ...PHONE, javaScriptEnabled: false })
    const missing: string[] = []
    for (const { path } of appPages[role].filter((one) => !one.path.includes(':') && !needAddress.includes(one.path))) {
      // On a busy machine a page may take longer than it is waited for.
      let words = ''
      for (let time = 0; time < 3 && words === ''; time += 1) {
        await plain.goto(urlOn(role, path))
        words = await plain.locator('#root').innerText()
      }
      if (words === '') missing.push(path)
    }
    await plain.context().close()

    expect(missing).toEqual([])
  })

  test(`nothing moves on a ${role}’s pages when their app takes its place, and nothing is asked again`, async ({
    page,
    browser,
  }) => {
    await signIn(page, demoPerson(role))
    const phone = await alsoIn(browser, page, PHONE)
    await phone.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) (window as never as { moved: number }).moved += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // What changes meanwhile is rightly asked for again: nothing is told here.
    await phone.route('**/api/events*', () => undefined)
    let asked: string[] = []
    phone.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname)
    })
    const home = role === 'seeker' ? seekerLinks.jobs : companyLinks.jobs
    const list = role === 'seeker' ? seekerLinks.invoices : companyLinks.sites
    for (const path of [home, list]) {
      asked = []
      await phone.goto(urlOn(role, path))
      await expect(phone.locator('#root:not([data-written]) main')).toBeVisible()
      const written = await phone.evaluate(() => document.querySelector('#answers')?.textContent ?? '{}')

      // What the phone keeps of a shift is read once more, because reading is what keeps it.
      const answered = Object.keys(JSON.parse(written) as object).filter((one) => !one.startsWith('/api/assignments'))
      expect(asked.filter((one) => answered.includes(one))).toEqual([])
      expect(await phone.evaluate(() => (window as never as { moved: number }).moved), path).toBeLessThan(0.001)
    }
    await phone.context().close()
  })
}

test('a page of what is not there says so before any script runs, and its app asks nothing again', async ({
  page,
  browser,
}) => {
  const address = urlOn('seeker', seekerLinks.substitute('made-up'))
  await signIn(page, demoPerson('seeker'))
  const plain = await alsoIn(browser, page, { ...PHONE, javaScriptEnabled: false })
  await openWritten(plain, address, plain.getByText('This link is not valid any more.'))
  await plain.context().close()
  let failed: string[] = []
  page.on('response', (answer) => answer.ok() || failed.push(answer.url()))

  await expect(async () => {
    failed = []
    await page.goto(address)
    await appStands(page)
    await expect(page.getByText('This link is not valid any more.')).toBeVisible()
    expect(failed).toEqual([])
  }).toPass()
})

test('a kiosk’s code is there before any script runs', async ({ page, browser }) => {
  await signIn(page, demoPerson('company'))
  const plain = await alsoIn(browser, page, { ...PHONE, javaScriptEnabled: false })
  const address = await pathOf(page, 'company', { on: companyLinks.qrCodes, follow: '/kiosk/' })

  await openWritten(plain, urlOn('company', address), plain.getByRole('img', { name: /^QR code to book on at / }))
  await expect(plain.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)).toBeVisible()
  await plain.context().close()

  const failed: string[] = []
  page.on('response', async (answer) => answer.ok() || failed.push(`${answer.url()} ${await answer.text()}`))
  const isStarted = page.waitForResponse((answer) => answer.url().endsWith('/api/kiosk') && answer.ok())
  await page.goto(urlOn('company', address))
  await isStarted
  await appStands(page)
  expect(failed).toEqual([])
})

test('what is typed and pressed before the app has come is done once it is there', async ({ page }) => {
  await signIn(page, demoPerson('seeker'))
  let letThrough = () => {}
  const arrival = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await arrival
    await route.continue()
  })

  await page.goto(urlOn('seeker', seekerLinks.jobs), { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Job or company' }).fill('no such job anywhere')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await expect(page.locator('#root[data-written] form[data-pressed]')).toBeVisible()
  letThrough()

  await expect(page).toHaveURL(/text=no\+such\+job/)
})

for (const [what, scripts] of [
  ['app', /\/assets\/.+\.js$/],
  ['own script', /\/assets\/sites-page-.+\.js$/],
] as const)
  test(`a page whose ${what} cannot come stays, and says so`, async ({ page }) => {
    await signIn(page, demoPerson('company'))
    await page.route(scripts, (route) => route.abort('internetdisconnected'))

    await page.goto(urlOn('company', companyLinks.sites))

    await expect(page.getByRole('alert').filter({ hasText: 'S4 could not be loaded' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Sites' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tobacco Dock' })).toBeVisible()
  })

test('pages that are written at the same time are each of their own person', async ({ browser }) => {
  const people = await Promise.all([newPerson('seeker'), newPerson('seeker'), newPerson('seeker')])
  const opened = await Promise.all(
    people.map(async (person) => {
      const page = await browser.newPage()
      await signIn(page, person)
      return { person, page }
    }),
  )
  const documentFor = async (page: Page) => {
    const cookies = await page.context().cookies(urlOn('seeker', '/'))
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html', cookie }
    return String((await requestServer({ method: 'GET', path: shellLinks.account, site: 'seeker', headers })).body)
  }
  // Five at once of each: twenty wait at most.
  const documents = await Promise.all(
    opened.flatMap(({ person, page }) =>
      Array.from({ length: 5 }, async () => ({ person, body: await documentFor(page) })),
    ),
  )

  expect(documents.some(({ body }) => body.includes('data-written'))).toBe(true)
  for (const { person, body } of documents) expect(people.filter(({ email }) => body.includes(email))).toEqual([person])
  for (const { page } of opened) await page.close()
})
