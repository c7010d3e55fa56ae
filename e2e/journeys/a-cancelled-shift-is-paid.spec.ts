import { defaultPayTerms } from '@s4/domain/pay-terms'
import { callApi } from '../support/call-api'
import { expect, test } from '../support/journey'
import { signIn } from '../support/people'
import { dialog } from '../support/screens/company'
import { urlOn } from '../support/stack'
import { aJobToFill, anApplicant, answerOffer, offerToApplicants } from '../support/work/hire'

const A_WEEK_OF_HOURS = 168

test('a shift cancelled at short notice is invoiced by its terms, paid and confirmed', async ({
  page: company,
  companionPage,
  signedInAs,
}) => {
  test.setTimeout(180_000)
  const owner = await signedInAs('company')
  const jobId = await aJobToFill(owner, {
    title: 'Gate steward',
    positions: 1,
    terms: { company: [{ noticeHours: A_WEEK_OF_HOURS, percent: 50 }], seeker: [], pay: defaultPayTerms },
  })
  const ada = await anApplicant(jobId, "Ada O'Byron")
  await offerToApplicants(owner, jobId)
  await answerOffer(ada, 'accept')

  await company.goto(urlOn('company', `/job-detail/${jobId}`))
  await company.getByRole('button', { name: /^More actions/ }).click()
  await company.getByRole('button', { name: 'Cancel job' }).click()
  // Half of eight hours at £15.60.
  await expect(
    dialog(company)
      .getByText(/£62\.40/)
      .first(),
  ).toBeVisible()
  await dialog(company).getByLabel('Reason').fill('The event is off')
  await dialog(company).getByRole('button', { name: 'Cancel job' }).click()
  await expect(company.getByText('The job is cancelled and everybody on it is told.')).toBeVisible()

  const invoices = () => callApi(ada, 'invoices.list', {})
  await expect.poll(async () => (await invoices()).data.length).toBe(1)
  const [{ number } = { number: '' }] = (await invoices()).data
  await company.goto(urlOn('company', `/completed-jobDetail/${jobId}`))
  await company.getByRole('button', { name: new RegExp(`^Pay £.*${number}`) }).click()
  await dialog(company).getByRole('button', { name: 'Record as paid' }).click()
  await expect(dialog(company)).toBeHidden()

  const worker = await companionPage()
  await signIn(worker, ada)
  await worker.goto(urlOn('seeker', '/User-InvoiceList'))
  await worker.getByRole('link', { name: number, exact: true }).click()
  const invoice = worker.getByRole('article', { name: `Invoice ${number}` })
  await expect(invoice).toContainText('£62.40')
  await expect(invoice).toContainText('Cancelled')
  await invoice.getByRole('button', { name: 'It arrived' }).click()
  await expect(invoice).toContainText('Confirmed')
})
