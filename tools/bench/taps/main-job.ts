import type { Page } from 'playwright'
import { dialog, type UrlOn } from './newcomers'
import type { Hands } from './phone'

const PIN = '0427'
const TO_THE_FIRST_CALL = 61

export interface MainJob {
  company: Page
  seeker: Page
  urlOn: UrlOn
  hands: Hands
  title: string
  companyName: string
  seekerName: string
  /** The code at the site. */
  code: string
}

/** The main job from posting to the invoice: what is done in each step, and on whose phone. */
export const mainJob: Record<string, (job: MainJob) => Promise<void>> = {
  'company posts': async ({ company, urlOn, title, hands: { open, tap, type, choose } }) => {
    await open(company, urlOn('company', '/recents-jobs'))
    await tap(company.getByRole('link', { name: 'Post a job' }).first())
    await type(company.getByLabel('Title'), title)
    await choose(company.getByLabel('Role'), 'Event steward')
    await choose(company.getByLabel('Site', { exact: true }), 'Tobacco Dock')
    await tap(company.getByRole('button', { name: 'Fill in: starts in 30 minutes, 8 hours' }))
    await type(company.getByLabel('Pay', { exact: true }), '15.60')
    await type(company.getByLabel('PIN'), PIN)
    await tap(company.getByRole('button', { name: 'Post job' }))
    await company.getByRole('heading', { name: title }).waitFor()
  },
  'seeker finds': async ({ seeker, urlOn, title, hands: { open, tap, type } }) => {
    await open(seeker, urlOn('seeker', '/User-PersonalDetails'))
    await tap(seeker.getByRole('link', { name: 'Jobs', exact: true }).first())
    await type(seeker.getByRole('searchbox').first(), title)
    await seeker.keyboard.press('Enter')
    await tap(seeker.getByRole('link', { name: title }))
    await seeker.getByLabel('A note to the company').waitFor()
  },
  'seeker applies': async ({ seeker, hands: { tap, type } }) => {
    await type(seeker.getByLabel('A note to the company'), 'I can be there at once.')
    await tap(seeker.getByRole('button', { name: /^Apply for / }))
    await seeker.getByRole('heading', { name: 'You have applied' }).waitFor()
  },
  'company offers': async ({ company, seekerName, hands: { tap } }) => {
    await tap(company.getByRole('link', { name: 'Applicants', exact: true }))
    await tap(company.getByRole('link', { name: seekerName }))
    // The list, which stays until then, has the same button.
    await company.getByRole('button', { name: `More actions for ${seekerName}` }).waitFor()
    await tap(company.getByRole('button', { name: 'Offer the job' }))
    await tap(dialog(company).getByRole('button', { name: 'Send the offer' }))
    await company.getByText(`Offer sent to ${seekerName}.`).waitFor()
  },
  'seeker accepts': async ({ seeker, urlOn, companyName, hands: { open, tap } }) => {
    await open(seeker, urlOn('seeker', '/User-MyWorkAssignedPage'))
    await tap(seeker.getByRole('list', { name: 'Offers' }).getByRole('button', { name: 'Accept' }))
    const agree = dialog(seeker).getByRole('checkbox', { name: `I agree to self-billing with ${companyName}` })
    await tap(agree)
    await tap(dialog(seeker).getByRole('button', { name: 'Accept' }))
    await seeker.getByText('The shift is yours.').waitFor()
  },
  'company checks papers': async ({ company, urlOn, seekerName, hands: { open, tap, choose } }) => {
    await open(company, urlOn('company', '/job-assigned'))
    await tap(company.getByRole('link', { name: 'Checks due' }))
    await tap(company.getByRole('article', { name: seekerName }).getByRole('button', { name: 'Check' }))
    await choose(dialog(company).getByLabel('How it was checked'), 'The original was seen')
    await tap(dialog(company).getByLabel('Accepted'))
    await tap(dialog(company).getByRole('button', { name: 'Record the check as accepted' }))
    await company.getByText('Nothing is due').waitFor()
  },
  'seeker books on': async ({ seeker, urlOn, code, hands: { open, tap, type } }) => {
    await open(seeker, urlOn('seeker', '/User-MyWorkAssignedBook'))
    await type(seeker.getByLabel('Shift PIN'), PIN)
    await type(seeker.getByLabel('Code at the site', { exact: true }), code)
    await tap(seeker.getByRole('button', { name: 'Book on', exact: true }))
    await seeker.getByRole('button', { name: 'Book off' }).waitFor()
  },
  'seeker answers a call': async ({ seeker, hands: { tap, type } }) => {
    await letTimePass(seeker, TO_THE_FIRST_CALL)
    await seeker.getByRole('heading', { name: 'Check call: are you all right?' }).waitFor()
    await type(seeker.getByLabel('Shift PIN'), PIN)
    await tap(seeker.getByRole('button', { name: 'I am all right' }))
    await seeker.getByText('The next one comes at').waitFor()
  },
  'seeker reports': async ({ seeker, hands: { tap, type } }) => {
    await tap(seeker.getByRole('link', { name: 'Write a report' }))
    await type(seeker.getByLabel('What happened'), 'Two people refused at the gate.')
    await tap(seeker.getByRole('button', { name: 'Send the report' }))
    await seeker.getByText('Your report is sent.').waitFor()
  },
  'seeker books off': async ({ seeker, urlOn, hands: { open, tap } }) => {
    await open(seeker, urlOn('seeker', '/User-workInprogess'))
    await tap(seeker.getByRole('button', { name: 'Book off' }))
    await tap(dialog(seeker).getByRole('button', { name: 'Book off' }))
    await seeker.getByRole('heading', { name: 'You have booked off' }).waitFor()
  },
  'company agrees hours': async ({ company, urlOn, title, hands: { open, tap } }) => {
    await open(company, urlOn('company', '/completed-job'))
    await tap(company.getByRole('link', { name: title }))
    await tap(company.getByRole('button', { name: /^Agree / }))
    await company.getByRole('link', { name: /^Invoice .+-000001/ }).waitFor()
  },
  'seeker opens the invoice': async ({ seeker, urlOn, hands: { open, tap } }) => {
    await open(seeker, urlOn('seeker', '/User-InvoiceList'))
    await tap(seeker.getByRole('link', { name: /-000001$/ }))
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
