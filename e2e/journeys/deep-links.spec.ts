import { expect, test } from '../support/journey'
import { newPerson } from '../support/people'
import { urlOn } from '../support/stack'

test('a deep link opens its page after signing in', async ({ page }) => {
  const { email, password } = await newPerson('company')
  await page.goto(urlOn('company', '/edit-company-profile?from=mail'))

  await expect(page).toHaveURL(new RegExp(`^${urlOn('shell', '/login')}`))
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL(urlOn('company', '/edit-company-profile?from=mail'))
})

test('a link to the other role’s app opens the person’s own app and explains why', async ({ page, signedInAs }) => {
  await signedInAs('seeker')

  for (const address of [
    urlOn('company', '/recents-jobs'),
    urlOn('shell', '/recents-jobs'),
    urlOn('seeker', '/recents-jobs'),
  ]) {
    await page.goto(address)
    await expect(page.getByText('for the other kind of account')).toBeVisible()
    await expect(page).toHaveURL(urlOn('seeker', '/User-Job'))
  }
})

test('a link to a foreign site is not followed after signing in', async ({ page }) => {
  const { email, password } = await newPerson('seeker')
  await page.goto(urlOn('shell', `/login?next=${encodeURIComponent('https://evil.example/')}`))
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL(new RegExp(`^${urlOn('seeker', '/User-Job')}`))
})
