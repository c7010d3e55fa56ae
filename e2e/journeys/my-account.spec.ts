import { expect, test } from '../support/journey'
import { openMail } from '../support/mailbox'
import { signIn } from '../support/people'
import { aNewcomer } from '../support/screens/sign-up'
import { urlOn } from '../support/stack'

test('a person signs another device out and downloads all their data', async ({ page, companionPage, signedInAs }) => {
  const person = await signedInAs('seeker')
  const phone = await companionPage()
  await signIn(phone, person)
  await phone.goto(urlOn('seeker', '/User-PersonalDetails'))
  await expect(phone.getByText(person.email).first()).toBeVisible()
  await page.goto(urlOn('shell', '/account'))
  await expect(page).toHaveURL(urlOn('seeker', '/account'))

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('s4-my-data.zip')
  await page
    .getByRole('list', { name: 'Devices' })
    .getByRole('button', { name: /^Sign out/ })
    .click()

  await phone.getByRole('dialog', { name: 'Session expired' }).getByRole('button', { name: 'Okay' }).click()
  await expect(phone).toHaveURL(/\/login/)
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)
})

test('the email address changes when the link sent to the new address is opened', async ({ page, signedInAs }) => {
  const { password } = await signedInAs('company')
  const { email } = aNewcomer('changed')
  await page.goto(urlOn('company', '/account'))
  await page.getByLabel('New email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible()

  await openMail(page, email, 'Confirm your new email address')
  await expect(page.getByText('Your email address is changed')).toBeVisible()
  await page.context().clearCookies()
  await page.goto(urlOn('shell', '/login'))
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Recent Jobs' })).toBeVisible()
})

test('a person who signs in by link asks for erasure by link, then keeps the account', async ({
  page,
  context,
  signedInAs,
}) => {
  const { email, password } = await signedInAs('seeker')
  await page.goto(urlOn('seeker', '/account'))
  // The first attempt is refused, as if the last sign-in were long ago.
  let refused = false
  await page.route('**/api/user', (route) => {
    if (refused || route.request().method() !== 'DELETE') return route.fallback()
    refused = true
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { code: 'session.recent-sign-in-needed', detail: 'Confirm it is you. Sign in again to continue.' },
    })
  })
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await page
    .getByRole('dialog', { name: 'Erase your account?' })
    .getByRole('button', { name: 'Erase my account' })
    .click()
  await page
    .getByRole('dialog', { name: 'Confirm it is you' })
    .getByRole('button', { name: 'Email me a link to confirm' })
    .click()
  await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible()

  const mailbox = await context.newPage()
  await openMail(mailbox, email, 'Your sign-in link')

  await expect(page).toHaveURL(/\/login/)
  await page.goto(urlOn('shell', '/login'))
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
})
