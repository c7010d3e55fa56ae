import type { Page } from 'playwright'
import { dialog, type UrlOn } from './newcomers'

const PIN = '0427'
const TO_THE_FIRST_CALL = 61

export interface MainJob {
  company: Page
  seeker: Page
  urlOn: UrlOn
  title: string
  companyName: string
  seekerName: string
  /** The code at the site. */
  code: string
}

/** The main job from posting to the invoice: what is done in each step, and on whose phone. */
export const mainJob: Record<string, (job: MainJob) => Promise<void>> = {
  'company posts': async ({ company, urlOn, title }) => {
    await company.goto(urlOn('company', '/recents-jobs'))
    await company.getByRole('link', { name: 'Post a job' }).first().click()
    await company.getByLabel('Title').pressSequentially(title)
    await company.getByLabel('Role').selectOption({ label: 'Event steward' })
    await company.getByLabel('Site', { exact: true }).selectOption({ label: 'Tobacco Dock' })
    await company.getByRole('button', { name: 'Fill in: starts in 30 minutes, 8 hours' }).click()
    await company.getByLabel('Pay', { exact: true }).pressSequentially('15.60')
    await company.getByLabel('PIN').pressSequentially(PIN)
    await company.getByRole('button', { name: 'Post job' }).click()
    await company.getByRole('heading', { name: title }).waitFor()
  },
  'seeker finds': async ({ seeker, title }) => {
    await seeker.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    await seeker.getByRole('searchbox').first().pressSequentially(title)
    await seeker.keyboard.press('Enter')
    await seeker.getByRole('link', { name: title }).click()
    await seeker.getByLabel('A note to the company').waitFor()
  },
  'seeker applies': async ({ seeker }) => {
    await seeker.getByLabel('A note to the company').pressSequentially('I can be there at once.')
    await seeker.getByRole('button', { name: /^Apply for / }).click()
    await seeker.getByRole('heading', { name: 'You have applied' }).waitFor()
  },
  'company offers': async ({ company, seekerName }) => {
    await company.getByRole('link', { name: 'Applicants', exact: true }).click()
    await company.getByRole('link', { name: seekerName }).click()
    await company.getByRole('button', { name: 'Offer the job' }).click()
    await dialog(company).getByRole('button', { name: 'Send the offer' }).click()
    await company.getByText(`Offer sent to ${seekerName}.`).waitFor()
  },
  'seeker accepts': async ({ seeker, urlOn, companyName }) => {
    await seeker.goto(urlOn('seeker', '/User-MyWorkAssignedPage'))
    await seeker.getByRole('list', { name: 'Offers' }).getByRole('button', { name: 'Accept' }).click()
    const agree = dialog(seeker).getByRole('checkbox', { name: `I agree to self-billing with ${companyName}` })
    await agree.check()
    await dialog(seeker).getByRole('button', { name: 'Accept' }).click()
    await seeker.getByText('The shift is yours.').waitFor()
  },
  'company checks papers': async ({ company, urlOn, seekerName }) => {
    await company.goto(urlOn('company', '/job-assigned'))
    await company.getByRole('link', { name: 'Checks due' }).click()
    await company.getByRole('article', { name: seekerName }).getByRole('button', { name: 'Check' }).click()
    await dialog(company).getByLabel('How it was checked').selectOption('The original was seen')
    await dialog(company).getByLabel('Accepted').check()
    await dialog(company).getByRole('button', { name: 'Record the check as accepted' }).click()
    await company.getByText('Nothing is due').waitFor()
  },
  'seeker books on': async ({ seeker, urlOn, code }) => {
    await seeker.goto(urlOn('seeker', '/User-MyWorkAssignedBook'))
    await seeker.getByLabel('Shift PIN').pressSequentially(PIN)
    await seeker.getByLabel('Code at the site', { exact: true }).pressSequentially(code)
    await seeker.getByRole('button', { name: 'Book on', exact: true }).click()
    await seeker.getByRole('button', { name: 'Book off' }).waitFor()
  },
  'seeker answers a call': async ({ seeker }) => {
    await letTimePass(seeker, TO_THE_FIRST_CALL)
    await seeker.getByRole('heading', { name: 'Check call: are you all right?' }).waitFor()
    await seeker.getByLabel('Shift PIN').pressSequentially(PIN)
    await seeker.getByRole('button', { name: 'I am all right' }).click()
    await seeker.getByText('The next one comes at').waitFor()
  },
  'seeker reports': async ({ seeker }) => {
    await seeker.getByRole('link', { name: 'Write a report' }).click()
    await seeker.getByLabel('What happened').pressSequentially('Two people refused at the gate.')
    await seeker.getByRole('button', { name: 'Send the report' }).click()
    await seeker.getByText('Your report is sent.').waitFor()
  },
  'seeker books off': async ({ seeker, urlOn }) => {
    await seeker.goto(urlOn('seeker', '/User-workInprogess'))
    await seeker.getByRole('button', { name: 'Book off' }).click()
    await dialog(seeker).getByRole('button', { name: 'Book off' }).click()
    await seeker.getByRole('heading', { name: 'You have booked off' }).waitFor()
  },
  'company agrees hours': async ({ company, urlOn, title }) => {
    await company.goto(urlOn('company', '/completed-job'))
    await company.getByRole('link', { name: title }).click()
    await company.getByRole('button', { name: /^Agree / }).click()
    await company.getByRole('link', { name: /^Invoice .+-000001/ }).waitFor()
  },
  'seeker opens the invoice': async ({ seeker, urlOn }) => {
    await seeker.goto(urlOn('seeker', '/User-InvoiceList'))
    await seeker.getByRole('link', { name: /-000001$/ }).click()
    await seeker.getByRole('article', { name: /^Invoice / }).waitFor()
  },
}

/** Moves the seeker's shift back in time, as development servers can. */
async function letTimePass(page: Page, minutes: number): Promise<void> {
  const passed = await page.evaluate<string>(`(async () => {
    const { uid } = JSON.parse(localStorage.getItem('user') ?? '{}')
    const { assignmentId } = JSON.parse(localStorage.getItem('shiftPass') ?? '{}')
    const [, token = ''] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? []
    const response = await fetch('/api/dev/shift', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'firebase-id': uid,
        'x-xsrf-token': decodeURIComponent(token),
      },
      body: JSON.stringify({ assignmentId, minutes: ${minutes} }),
    })
    return response.ok ? '' : response.text()
  })()`)
  if (passed) throw new Error(`Time did not pass: ${passed}`)
}
