import { dialog } from '../support/screens/company'
import { aJobToFill, anApplicant, answerOffer, offerToApplicants } from '../support/work/hire'
import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

test('a company fills two places from three applicants', async ({ page, signedInAs }) => {
  test.setTimeout(120_000)
  const company = await signedInAs('company')
  const jobId = await aJobToFill(company, { title: 'Gate steward', positions: 2 })
  const ada = await anApplicant(jobId, 'Ada Byron')
  const ben = await anApplicant(jobId, 'Ben Okri')
  const cleo = await anApplicant(jobId, 'Cleo Reed')

  await page.goto(urlOn('company', `/view-applicant/${jobId}`))
  await page.getByLabel('Select Ada Byron').check()
  await page.getByLabel('Select Ben Okri').check()
  await page.getByRole('button', { name: 'Offer to 2' }).click()
  await dialog(page).getByRole('button', { name: 'Send 2 offers' }).click()
  await expect(page.getByText('Offers sent to 2 people.')).toBeVisible()

  await answerOffer(ada, 'accept')
  await answerOffer(ben, 'decline')
  await page.goto(urlOn('company', `/view-applicant/${jobId}`))
  await page
    .getByRole('article')
    .filter({ hasText: 'Cleo Reed' })
    .getByRole('button', { name: 'Offer the job' })
    .click()
  await dialog(page).getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText('Offer sent to Cleo Reed.')).toBeVisible()
  await answerOffer(cleo, 'accept')

  await page.goto(urlOn('company', `/assign-jobDetail/${jobId}`))
  await expect(page.getByText('Filled')).toBeVisible()
  await expect(page.getByRole('list', { name: '2 of 2 places taken' }).getByRole('heading')).toHaveText([
    'Ada Byron',
    'Cleo Reed',
  ])
})

test('accepting a shift withdraws an application for the same night and explains why', async ({ page }) => {
  test.setTimeout(120_000)
  const [first, second] = [await newPerson('company'), await newPerson('company')]
  const wanted = await aJobToFill(first, { title: 'Gate steward', positions: 1 })
  const other = await aJobToFill(second, { title: 'Arena steward', positions: 1, companyName: 'Arena Stewards Ltd' })
  const seeker = await anApplicant(wanted, 'Dee Marsh')

  await signIn(page, seeker)
  await page.goto(urlOn('seeker', `/User-JobDetails/${other}`))
  await page.getByRole('button', { name: /^Apply/ }).click()
  await expect(page.getByRole('heading', { name: 'You have applied' })).toBeVisible()
  await offerToApplicants(first, wanted)
  await answerOffer(seeker, 'accept')

  await page.goto(urlOn('seeker', '/User-WorkApplied?status=withdrawn'))
  await expect(page.getByRole('article').filter({ hasText: 'Arena steward' })).toContainText(
    'Took other work at that time.',
  )
})
