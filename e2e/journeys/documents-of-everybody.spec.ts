import type { Browser, Page } from '@playwright/test'
import { appStands } from '../support/app-stands'
import { expectNoFaults, inspect } from '../support/inspect'
import { expect, test } from '../support/journey'
import { openMail } from '../support/mailbox'
import { newPerson } from '../support/people'
import { listCut } from '../support/reach'
import { requestServer } from '../support/request-server'
import { urlOn } from '../support/stack'

// Colours that are on their way to another theme have no contrast to check.
test.use({ reducedMotion: 'reduce' })

interface OpenJob {
  id: string
  title: string
  company: { companyName: string }
}

async function anOpenJob(): Promise<OpenJob> {
  const { body } = await requestServer({ method: 'GET', path: '/api/jobs', headers: { origin: urlOn('seeker') } })
  const [job] = (body as { data: OpenJob[] }).data
  if (!job) throw new Error('no job is open')
  return job
}

const NO_JOB = urlOn('seeker', '/User-JobDetails/01900000-0000-7000-8000-000000000000')

/** A page of somebody signed out whose browser runs no scripts, 320 pixels wide. */
const withoutScripts = (browser: Browser) =>
  browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

/** How far what is in a page has moved since it was opened. */
async function followMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) (window as never as { moved: number }).moved += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as never as { moved: number }).moved)
}

test('a job is read without any script, and found by its title', async ({ browser }) => {
  const job = await anOpenJob()
  const page = await withoutScripts(browser)
  const answer = await page.goto(urlOn('seeker', `/User-JobDetails/${job.id}?text=door`))

  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle(`${job.title} · ${job.company.companyName} · S4`)
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveCount(1)
  await expect(description).toHaveAttribute('content', new RegExp(job.company.companyName))
  await expect(page.getByRole('heading', { level: 2, name: job.title })).toBeVisible()
  for (const part of ['About the job', 'Where', 'Pay terms', 'Cancellation terms'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
  await page.getByRole('link', { name: 'Apply for this job' }).click()
  await expect(page).toHaveURL(/CreateAccount\?next=http.+User-JobDetails/)
  await page.close()
})

test('a job that is not there is a page with status 404, without any script', async ({ browser }) => {
  const page = await withoutScripts(browser)
  const answer = await page.goto(NO_JOB)

  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Not found · S4')
  await expect(page.getByText('We could not find that.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).not.toHaveTitle('Not found · S4')
  await page.close()
})

test('an address that is not there is a page with status 404 on every site', async ({ page }) => {
  for (const site of ['shell', 'seeker', 'company'] as const) {
    const answer = await page.goto(urlOn(site, '/nothing/is/here'))
    expect(answer?.status()).toBe(404)
    await inspect(page, 'Not found')
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await listCut(page)).toEqual([])
})

test('somebody signed out reads the questions of both sides', async ({ browser }) => {
  const page = await withoutScripts(browser)
  await page.goto(urlOn('company', '/faq'))
  await expect(page).toHaveURL(urlOn('shell', '/questions'))
  await page.getByText('What does S4 cost me?').click()
  await expect(page.getByText('S4 takes no fee from people who look for work')).toBeVisible()
  await page.close()
})

test('nothing moves on a document when its app takes its place', async ({ page }) => {
  const job = await anOpenJob()
  const moved = await followMoves(page)
  for (const width of [320, 390, 1280])
    for (const address of [
      urlOn('seeker', `/User-JobDetails/${job.id}`),
      urlOn('shell', '/questions'),
      urlOn('shell', '/verify'),
      urlOn('shell', '/email-verification'),
      urlOn('shell', '/invitation'),
      urlOn('shell', '/client-view#made-up'),
      urlOn('shell', '/staff/sign-in'),
    ]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      await appStands(page)
      expect(await moved(), `${address} at ${width}`).toBeLessThan(0.001)
      if (width === 320) expect(await listCut(page), address).toEqual([])
      if (width === 390) await expectNoFaults(page)
    }
})

for (const [path, waiting] of [
  ['/reference', 'Loading…'],
  ['/invitation', 'Loading…'],
  ['/work-invitation', 'Loading…'],
  ['/client-view', 'Send a code'],
] as const)
  test(`a link to ${path} with a secret never says that it is not complete`, async ({ page }) => {
    await page.addInitScript(() => {
      const told: string[] = []
      Object.assign(window, { told })
      const look = () => {
        if (document.body?.innerText.includes('This address is not complete')) told.push(document.body.innerText)
        requestAnimationFrame(look)
      }
      look()
    })
    const told = () => page.evaluate(() => (window as never as { told: string[] }).told.length)
    let letThrough = () => {}
    const arrival = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(/\/assets\/(?!index-|preload-helper-).+\.js$/, async (route) => {
      await arrival
      await route.continue()
    })

    await page.goto(urlOn('shell', `${path}#made-up-secret-of-thirty-letters`), { waitUntil: 'commit' })
    await expect(page.locator('#root[data-written] main').getByText(waiting)).toBeVisible()
    letThrough()
    await appStands(page)
    expect(await told()).toBe(0)

    await page.goto(urlOn('shell', '/terms'))
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(urlOn('shell', path))
    await expect(page.getByText('This address is not complete.')).toBeVisible()
    await appStands(page)
    await expect(page.getByText('This address is not complete.')).toBeVisible()
  })

test('a new password that is typed and sent before the app has come is set by it', async ({ page }) => {
  const { email } = await newPerson('seeker')
  await page.goto(urlOn('shell', '/ForgetPassword'))
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Look in your mailbox')).toBeVisible()
  await openMail(page, email, 'Choose a new password')
  await expect(page.getByText(`For ${email}.`)).toBeVisible()
  const link = page.url()
  let letThrough = () => {}
  const arrival = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/(?!index-|preload-helper-).+\.js$/, async (route) => {
    await arrival
    await route.continue()
  })

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('another three words')
  await page.getByLabel('New password again').fill('another three words')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('[data-written] form[data-pressed]')).toBeVisible()
  letThrough()

  await expect(page.getByText('Your password is changed')).toBeVisible()
})

test('a page whose app does not start says so', async ({ page, browser }) => {
  await page.route(/\/assets\/.+\.js$/, (route) => route.abort('internetdisconnected'))
  await page.goto(urlOn('shell', '/staff'))
  await expect(page.getByText('S4 did not start.')).toBeVisible({ timeout: 15_000 })

  const plain = await withoutScripts(browser)
  await plain.goto(urlOn('shell', '/staff'))
  await expect(plain.getByText('S4 did not start.')).toBeVisible()
  await plain.close()
})
