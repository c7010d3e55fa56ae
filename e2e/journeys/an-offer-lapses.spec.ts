import { randomUUID } from 'node:crypto'
import { requestServer } from '../support/request-server'
import { aJobToFill, anApplicant, offerToApplicants } from '../support/work/hire'
import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

const HOUR = 3_600_000

/** Moves the clock of every session, so this journey runs alone. */
const moveClock = (offset: number) => requestServer({ method: 'POST', path: '/api/dev/clock', body: { offset } })

test('an unanswered offer expires, and the worker is notified @alone', async ({ page }) => {
  const title = `Night steward ${randomUUID().slice(0, 8)}`
  const company = await newPerson('company')
  const job = await aJobToFill(company, { title, positions: 1 })
  const seeker = await anApplicant(job, 'Ada Lindqvist')
  await offerToApplicants(company, job)
  await signIn(page, seeker)
  await page.goto(urlOn('seeker', '/User-MyWorkAssignedPage'))
  await expect(page.getByRole('list', { name: 'Offers' }).getByRole('link', { name: title })).toBeVisible()

  try {
    await moveClock(49 * HOUR)
    await signIn(page, seeker)
    await expect(async () => {
      await page.goto(urlOn('seeker', '/User-WorkApplied?status=lapsed'))
      await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })

    await page.goto(urlOn('seeker', '/User-MyWorkAssignedPage'))
    await expect(page.getByRole('heading', { name: 'Assigned work', exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Offers' })).toHaveCount(0)
    await page.goto(urlOn('seeker', `/User-JobDetails/${job}`))
    await expect(page.getByRole('button', { name: 'Apply for this job' })).toBeVisible()
  } finally {
    await moveClock(0)
  }
})
