import { newPerson } from '../support/people'
import { expect, test } from '../support/journey'
import { urlOn } from '../support/stack'

/** The small scripts that the document starts with come at once; the app does when it is let through. */
const START = /\/assets\/(index|preload-helper)-[^/]+\.js$/

test('what is typed and pressed on the sign-in page before its app has come is done by the app', async ({ page }) => {
  const person = await newPerson('seeker')
  let letThrough = () => {}
  const arrival = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    if (!START.test(route.request().url())) await arrival
    await route.continue()
  })

  const wanted = urlOn('seeker', '/User-WorkApplied')
  await page.goto(urlOn('shell', `/login?next=${encodeURIComponent(wanted)}`))
  await expect(page).toHaveTitle('Sign in · S4')
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', /next=http/)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('[data-written]')).toBeVisible()
  expect(page.url()).not.toContain(encodeURIComponent(person.email))

  letThrough()
  await expect(page).toHaveURL(wanted)
})

test('what is selected in a page before its app has come is replaced by what is typed after', async ({ page }) => {
  let letThrough = () => {}
  const arrival = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    if (!START.test(route.request().url())) await arrival
    await route.continue()
  })
  await page.goto(urlOn('shell', '/login'))
  const email = page.getByLabel('Email address')
  await email.fill('old@example.com')
  await email.selectText()

  letThrough()
  await expect(page.locator('[data-written]')).toBeHidden()
  await page.keyboard.insertText('new@example.com')
  await expect(email).toHaveValue('new@example.com')
})

test('a sign-in page whose app cannot come says so, and tries again with the next press', async ({ page }) => {
  const person = await newPerson('company')
  const isHeld = (url: URL) => url.pathname.endsWith('.js') && !START.test(url.href)
  await page.route(isHeld, (route) => route.abort('internetdisconnected'))
  await page.goto(urlOn('shell', '/login'))
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Network Error')).toBeVisible()

  await page.unroute(isHeld)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/company\./)
})

test('public pages are read, and lead on, without any script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const [path, heading] of [
    ['/', 'Find security work. Fill security shifts.'],
    ['/login', 'Sign in'],
    ['/CreateAccount', 'Create your account'],
    ['/ForgetPassword', 'Reset your password'],
    ['/privacy', 'Privacy'],
    ['/accessibility', 'Accessibility'],
    ['/ResetPassword?oobCode=once', 'Choose a new password'],
    ['/email-verification', 'Verify your email address'],
    ['/email-verification?oobCode=once', 'Verify your email address'],
    ['/reference#made-up', 'Reference'],
    ['/invitation#made-up', 'Invitation'],
    ['/work-invitation#made-up', 'Invitation to work'],
    ['/client-view#made-up', 'Shifts at your sites'],
    ['/staff/sign-in', 'S4 console'],
    ['/staff/enrol#made-up', 'Register a passkey'],
    ['/verify', 'Check a PDF from S4'],
    ['/questions', 'Questions and answers'],
  ] as const) {
    await page.goto(urlOn('shell', path))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    if (path.includes('#')) await expect(page.locator('main noscript > div')).toBeVisible()
    await expect(page.getByText('This address is not complete.')).toBeHidden()
  }
  await page.goto(urlOn('shell', '/ResetPassword'))
  await expect(page).toHaveURL(urlOn('shell', '/ForgetPassword'))
  await page.getByRole('link', { name: 'Back to signing in' }).click()
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle('Terms · S4')
  await page.close()
})

test('each site says what a search engine may read', async ({ page }) => {
  for (const [site, rule] of [
    ['shell', 'Disallow: /staff'],
    ['seeker', 'Disallow: /api/'],
    ['company', 'Disallow: /\n'],
  ] as const) {
    const answer = await page.goto(urlOn(site, '/robots.txt'))
    expect(answer?.headers()['content-type']).toContain('text/plain')
    expect(`${await answer?.text()}`).toContain(rule)
  }
})
