import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

test('a company that signs out on its own site is signed out on the apex too', async ({
  page,
  context,
  signedInAs,
}) => {
  const { email } = await signedInAs('company')
  const elsewhere = await context.newPage()
  await page.goto(urlOn('company', '/company-profile'))
  await expect(page.getByText(email).first()).toBeVisible()
  await elsewhere.goto(urlOn('shell', '/email-verification'))
  await expect(elsewhere.getByText('Your e-mail address is verified')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()

  await expect(elsewhere.getByText('Sign in to have the mail sent again')).toBeVisible()
  await expect(page.getByText('You have logged out successfully.')).toBeVisible()
})

test('somebody else signs in in another tab: the first tab says so and saves nothing as them', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs('seeker')
  await page.goto(urlOn('seeker', '/edit-personal-details'))
  await page.getByLabel('Full name').fill('Ada Byron')

  const another = await context.newPage()
  const company = await newPerson('company')
  await signIn(another, company)
  await another.goto(urlOn('shell', '/dashboard'))
  await expect(another.getByRole('heading', { level: 1, name: 'Recent Jobs' })).toBeVisible()
  // What a browser says when somebody comes back to a tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  const told = page.getByRole('dialog', { name: 'Somebody else is signed in' })
  await expect(told).toBeVisible()
  await told.getByRole('link', { name: 'Go on as them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recent Jobs' })).toBeVisible()
})

test('what was typed is there after a reload, and can be discarded', async ({ page, signedInAs }) => {
  await signedInAs('seeker')
  await page.goto(urlOn('seeker', '/edit-personal-details'))
  await page.getByLabel('Full name').fill('Ada Byron')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Ada Byron')

  await page.reload()
  await expect(page.getByText('Restored what you typed')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron')
  await page.getByRole('button', { name: 'Discard' }).click()

  await expect(page.getByLabel('Full name')).toHaveValue('')
})
