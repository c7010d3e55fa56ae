import { defaultPayTerms } from '@s4/domain/pay-terms'
import { seekerLinks } from '@s4/links'
import { callApi } from '../support/call-api'
import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'
import { fillInSeeker } from '../support/work/agree-shift'
import { aJobToFill, anApplicant, answerOffer, offerToApplicants } from '../support/work/hire'

test('a worker sends a substitute by a link, and the company reads who comes', async ({
  page: company,
  companionPage,
  signedInAs,
}) => {
  test.setTimeout(180_000)
  const owner = await signedInAs('company')
  const jobId = await aJobToFill(owner, {
    title: 'Gate steward',
    positions: 1,
    terms: { company: [], seeker: [], pay: defaultPayTerms, substitution: true },
  })
  const ada = await anApplicant(jobId, 'Ada Byron')

  const worker = await companionPage()
  await signIn(worker, ada)
  await worker.goto(urlOn('seeker', seekerLinks.job(jobId)))
  await expect(worker.getByText('Self-employed, you may send one instead of you')).toBeVisible()
  await offerToApplicants(owner, jobId)
  await answerOffer(ada, 'accept')
  const [work] = (await callApi(ada, 'assignments.list', {})).data
  await worker.goto(urlOn('seeker', seekerLinks.assignment(work?.id ?? '')))
  await worker.getByRole('button', { name: 'Send a substitute' }).click()
  const link = await worker.getByLabel('Link for your substitute').inputValue()

  const ben = await newPerson('seeker')
  await fillInSeeker(ben, 'Ben Okri')
  const substitute = await companionPage()
  await signIn(substitute, ben)
  await substitute.goto(link)
  await expect(substitute.getByRole('heading', { name: 'Gate steward, instead of Ada Byron' })).toBeVisible()
  await substitute.getByRole('button', { name: 'Take this shift' }).click()
  await expect(substitute.getByText('Tick the box to agree to self-billing with this company.')).toBeVisible()
  await substitute.getByLabel(/^I agree to self-billing with/).check()
  await substitute.getByRole('button', { name: 'Take this shift' }).click()
  await expect(substitute.getByRole('button', { name: 'Send a substitute' })).toBeVisible()

  await worker.reload()
  await expect(worker.getByText('You sent a substitute: Ben Okri')).toBeVisible()
  await company.goto(urlOn('company', `/assign-jobDetail/${jobId}`))
  const places = company.getByRole('list', { name: '1 of 1 places taken' })
  await expect(places.getByRole('heading')).toHaveText(['Ada Byron', 'Ben Okri'])
  await expect(places.getByText('They send a substitute: Ben Okri.')).toHaveCount(1)
})
