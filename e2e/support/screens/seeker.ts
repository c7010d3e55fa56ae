import { expect, type Page } from '@playwright/test'
import { dialog } from './company'
import { urlOn } from '../stack'
import { letTimePass } from '../work/let-time-pass'

/** Completes a profile by following its next step. */
export async function completeSeeker(page: Page, fullname: string): Promise<void> {
  await page.goto(urlOn('seeker', '/User-PersonalDetails'))
  await page.getByRole('link', { name: 'Add your personal details' }).first().click()

  const personal = page.getByRole('form', { name: 'Personal details' })
  await personal.getByLabel('Full name').fill(fullname)
  await personal.getByLabel('About you').fill('Doors and gates for ten years.')
  await personal.getByLabel('Date of birth').fill('1990-05-17')
  await personal.getByLabel('Address line 1').fill('27 Roman Road')
  await personal.getByLabel('Town or city').fill('London')
  await personal.getByLabel('Postcode').fill('E2 0HU')
  await personal.getByLabel('From').fill('2015-01-01')
  await personal.getByRole('button', { name: 'Save details' }).click()

  const experience = page.getByRole('form', { name: 'Experience' })
  await experience.getByLabel('Job title').fill('Steward')
  await experience.getByLabel('Employer or client').fill('Stagefront Crew')
  await experience.getByLabel('From').fill('2016-01-01')
  await experience.getByRole('button', { name: 'Save experience' }).click()

  const education = page.getByRole('form', { name: 'Education' })
  await education.getByLabel('Qualification or course').fill('Level 2 Spectator Safety')
  await education.getByLabel('School, college or training provider').fill('City College')
  await education.getByLabel('From').fill('2015-09-01')
  await education.getByLabel('Until').fill('2015-12-18')
  await education.getByRole('button', { name: 'Save education' }).click()
  await dialog(page).getByRole('button').first().click()
  await expect(page.getByText(/^You can apply now/)).toBeVisible()
}

/** Gives the right to work, which accepting work needs beyond a complete profile. */
export async function giveRightToWork(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add your right to work' }).first().click()
  await page.getByRole('radio', { name: 'British or Irish passport' }).check()
  await page.getByRole('button', { name: 'Save right to work' }).click()
  await expect(page.getByText('Your right to work is saved.')).toBeVisible()
}

/** Finds a job by its title among all open ones and applies. */
export async function applyFor(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  await page.getByRole('searchbox').first().fill(title)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: title }).click()
  await page.getByLabel('A note to the company').fill('I can be there at once.')
  await page.getByRole('button', { name: /^Apply for / }).click()
  await expect(page.getByRole('heading', { name: 'You have applied' })).toBeVisible()
}

/** Accepts the only open offer, agreeing to self-billing with the company. */
export async function acceptOffer(page: Page, company: string): Promise<void> {
  await page.goto(urlOn('seeker', '/User-MyWorkAssignedPage'))
  await page.getByRole('list', { name: 'Offers' }).getByRole('button', { name: 'Accept' }).click()
  await dialog(page)
    .getByRole('checkbox', { name: `I agree to self-billing with ${company}` })
    .check()
  await dialog(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('The shift is yours.')).toBeVisible()
}

/** Books on with the PIN and the code typed from under the QR code. */
export async function bookOn(page: Page, { pin, code }: { pin: string; code: string }): Promise<void> {
  await page.goto(urlOn('seeker', '/User-MyWorkAssignedBook'))
  await page.getByLabel('Shift PIN').fill(pin)
  await page.getByLabel('Code at the site', { exact: true }).fill(code)
  await confirmBookOn(page)
}

export async function confirmBookOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book on', exact: true }).click()
  await expect(page.getByText('Booked on').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book off' })).toBeVisible()
}

/** The work of the shift pass that booking on stored. */
async function assignmentInProgress(page: Page): Promise<string> {
  const pass = await page.evaluate(() => localStorage.getItem('shiftPass'))
  return (JSON.parse(pass ?? '{}') as { assignmentId: string }).assignmentId
}

/** Books off some minutes into the shift, so that there is time to pay for. */
export async function bookOffInTheShift(page: Page): Promise<void> {
  await letTimePass(page, await assignmentInProgress(page), 40)
  await expect(page.getByText(/^0:4\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Book off' }).click()
  await dialog(page).getByRole('button', { name: 'Book off' }).click()
  await expect(dialog(page)).toBeHidden()
}

/** Lets time pass until a check call covers the screen, and puts it aside unanswered. */
export async function letCallsPass(page: Page, assignmentId: string, minutes: number): Promise<void> {
  await letTimePass(page, assignmentId, minutes)
  await page.reload()
  const call = page.getByRole('dialog', { name: /^Check call/ })
  await call.getByRole('button', { name: 'Close' }).click()
  await expect(call).toBeHidden()
}
