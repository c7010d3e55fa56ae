import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { codeMailedTo } from '../mailbox'
import { urlOn } from '../stack'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

/** Adds a member of S4's staff, registers a passkey of this browser and signs in to the console. */
export async function openConsole(page: Page): Promise<void> {
  const email = `staff-${randomUUID()}@s4.example`
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await page.goto(await enrolmentLink(email))
  await page.getByRole('button', { name: 'Register a passkey' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeMailedTo(email))
  await page.getByRole('button', { name: 'Continue with the passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Console', level: 1 })).toBeVisible()
}

async function enrolmentLink(email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@s4/source', '--import', 'tsx', 'tools/staff/main.ts', 'add', email, 'Ola', 'Fox'],
    { cwd: workspace },
  )
  const [, token = ''] = /#([\w-]+)/.exec(stdout) ?? []
  return urlOn('shell', `/staff/enrol#${token}`)
}
