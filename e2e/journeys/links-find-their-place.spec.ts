import { expect, test } from '../support/journey'
import { newPerson } from '../support/people'
import { addressOf } from '../support/stack'

test('a deep link leads through signing in to its page', async ({ page }) => {
  const { email, password } = await newPerson('company')
  await page.goto(addressOf('company', '/edit-company-profile?from=mail'))

  await expect(page).toHaveURL(new RegExp(`^${addressOf('shell', '/login')}`))
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL(addressOf('company', '/edit-company-profile?from=mail'))
})

test('a link of the other role leads to one’s own app, with the reason', async ({ page, signedInAs }) => {
  await signedInAs('seeker')

  for (const address of [
    addressOf('company', '/recents-jobs'),
    addressOf('shell', '/recents-jobs'),
    addressOf('seeker', '/recents-jobs'),
  ]) {
    await page.goto(address)
    await expect(page.getByText('for the other kind of account')).toBeVisible()
    await expect(page).toHaveURL(addressOf('seeker', '/User-Job'))
  }
})

test('a link to another site is never followed after signing in', async ({ page }) => {
  const { email, password } = await newPerson('seeker')
  await page.goto(addressOf('shell', `/login?next=${encodeURIComponent('https://evil.example/')}`))
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL(new RegExp(`^${addressOf('seeker', '/User-Job')}`))
})
