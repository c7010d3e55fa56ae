import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { urlOn } from '../support/stack'

const A_MINUTE = 61_000

/** Changes the end of this page's session without moving the clock. */
const endIn = (page: Page, secondsLeft: number) =>
  page.evaluate(
    (left) =>
      fetch('/api/dev/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secondsLeft: left }),
      }).then(({ ok }) => ok),
    secondsLeft,
  )

test('a session ends while a form is open, and the entries are restored after signing in', async ({
  page,
  signedInAs,
}) => {
  const { email, password } = await signedInAs('seeker')
  await page.clock.install()
  await page.goto(urlOn('seeker', '/edit-personal-details'))
  await page.getByLabel('Full name').fill('Ada Lovelace')

  await endIn(page, 240)
  await expect(page.getByText('Your session ends in under 5 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText('Your session ends in under 5 minutes')).toBeHidden()

  await endIn(page, 0)
  await page.clock.fastForward(A_MINUTE * 60)
  await expect(page.getByText('Session Expired plz login again..')).toBeVisible()
  await page.getByRole('button', { name: 'Okay' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL(urlOn('seeker', '/edit-personal-details'))
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace')
})

test('signing out in one tab signs out the other tabs on every subdomain', async ({ page, context, signedInAs }) => {
  const { email } = await signedInAs('seeker')
  const [elsewhere, another] = [await context.newPage(), await context.newPage()]
  await page.goto(urlOn('seeker', '/User-PersonalDetails'))
  await another.goto(urlOn('seeker', '/User-PersonalDetails'))
  await elsewhere.goto(urlOn('shell', '/email-verification'))
  await expect(elsewhere.getByText('Your email address is verified')).toBeVisible()
  await expect(another.getByText(email).first()).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()

  await expect(elsewhere.getByText('Sign in to have the email sent again')).toBeVisible()
  await expect(another).toHaveURL(/\/login/)
  await expect(page.getByText('You have logged out successfully.')).toBeVisible()
  const stored = () => page.evaluate(() => localStorage.getItem('currentUserId'))
  await expect.poll(stored).toBeNull()
})
