import type { Page } from '@playwright/test'
import { standInForGoogle } from '../support/screens/google'
import { expect, test } from '../support/journey'
import { openMail } from '../support/mailbox'
import { newPerson, type Person } from '../support/people'
import { aNewcomer, createAccount } from '../support/screens/sign-up'
import { urlOn } from '../support/stack'

async function fillIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.goto(urlOn('shell', '/login'))
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const send = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click()

test('signing in without a network shows the failure, and works with the same entries once it is back', async ({
  page,
  context,
}) => {
  await fillIn(page, await newPerson('seeker'))
  await expect(page.locator('[data-written]')).toHaveCount(0)

  await context.setOffline(true)
  await send(page)
  await expect(page.getByText(/Network Error|Part of this page did not load/).first()).toBeVisible()
  await context.setOffline(false)
  await send(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
})

const storages = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError')
        },
      })
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  },
}
for (const [state, prepare] of Object.entries(storages)) {
  test(`a person signs in with browser storage ${state}`, async ({ page }) => {
    await page.addInitScript(prepare)
    await fillIn(page, await newPerson('seeker'))

    await send(page)

    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  })
}

test('blocked cookies are explained, and a blocked Google window leaves the password form usable', async ({
  page,
  context,
}) => {
  await standInForGoogle(context)
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    window.open = () => null
  })
  const person = await newPerson('seeker')
  await fillIn(page, person)

  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Your browser blocked the sign-in window')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await send(page)

  await expect(page.getByText('Your browser did not keep the cookie that signs you in')).toBeVisible()
})

test('a verification link opened in another browser verifies the address in both', async ({ page, companionPage }) => {
  const newcomer = aNewcomer('elsewhere')
  await createAccount(page, newcomer, 'Find work')

  const elsewhere = await companionPage()
  await openMail(elsewhere, newcomer.email, 'Verify your email address')
  await expect(elsewhere.getByText('Your email address is verified')).toBeVisible()
  await expect(elsewhere.getByRole('link', { name: 'Sign in' })).toBeVisible()

  await expect(page.getByText('Your email address is verified')).toBeVisible()
})
