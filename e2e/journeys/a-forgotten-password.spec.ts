import { expect, test } from '../support/journey'
import { openMail } from '../support/mailbox'
import { newPerson } from '../support/people'
import { urlOn } from '../support/stack'

test('a person who forgot the password sets a new one from the email, in another browser', async ({
  page: asking,
  companionPage,
}) => {
  const { email, password } = await newPerson('seeker')
  await asking.goto(urlOn('shell', '/login'))
  await asking.getByLabel('Email address').fill(email)
  await asking.getByLabel('Password', { exact: true }).fill('not this one')
  await asking.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(asking.getByText('do not match an account')).toBeVisible()

  await asking.getByRole('link', { name: 'Reset your password' }).click()
  await expect(asking.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await asking.getByLabel('Email address').fill(email)
  await asking.getByRole('button', { name: 'Send the link' }).click()
  await expect(asking.getByText('Look in your mailbox')).toBeVisible()

  const page = await companionPage()
  await openMail(page, email, 'Choose a new password')
  const link = page.url()
  await page.getByLabel('New password', { exact: true }).fill('another three words')
  await page.getByLabel('New password again').fill('another three words')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()

  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('do not match an account')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('another three words')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('used already or is not complete')).toBeVisible()
})
