import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { urlOn } from '../stack'

export interface Newcomer {
  email: string
  password: string
}

/** A person without an account. */
export const aNewcomer = (name: string): Newcomer => ({
  email: `${name}-${randomUUID()}@example.com`,
  password: 'three random words',
})

type Purpose = 'Find work' | 'Post work'

/** Creates an account; ends on the screen that waits for the mailed link. */
export async function createAccount(page: Page, { email, password }: Newcomer, purpose: Purpose): Promise<void> {
  await page.goto(urlOn('shell', '/CreateAccount'))
  await page.getByRole('radio', { name: purpose }).check()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill('07700 900 982')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password again').fill(password)
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
}

/** Creates an account and opens the mailed link; ends in the person's app. */
export async function signUp(page: Page, newcomer: Newcomer, purpose: Purpose): Promise<void> {
  await createAccount(page, newcomer, purpose)
  await followMailedLink(page, newcomer.email)
}

/** Verifies the address of a new account; ends in the person's app. */
export async function followMailedLink(page: Page, email: string): Promise<void> {
  await page.goto(urlOn('shell', '/dev/mailbox'))
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Open the link' })
    .first()
    .click()
  await expect(page.getByText('Your email address is verified')).toBeVisible()
  await page.getByRole('link', { name: 'Continue to S4' }).click()
}
