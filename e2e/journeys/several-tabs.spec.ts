import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

test('a company that signs out in its app is signed out on the main site too', async ({
  page,
  context,
  signedInAs,
}) => {
  const { email } = await signedInAs('company')
  const elsewhere = await context.newPage()
  await page.goto(urlOn('company', '/company-profile'))
  await expect(page.getByText(email).first()).toBeVisible()
  await elsewhere.goto(urlOn('shell', '/email-verification'))
  await expect(elsewhere.getByText('Your email address is verified')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()

  await expect(elsewhere.getByText('Sign in to have the email sent again')).toBeVisible()
  await expect(page.getByText('You have logged out successfully.')).toBeVisible()
})

test('when another person signs in in a second tab, the first tab says so and saves nothing', async ({
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
  // The event that a browser fires when a tab is shown again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  const notice = page.getByRole('dialog', { name: 'Somebody else is signed in' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Continue as them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recent Jobs' })).toBeVisible()
})

test('form entries are restored after a reload and can be discarded', async ({ page, signedInAs }) => {
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
