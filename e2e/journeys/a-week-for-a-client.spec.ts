import { localDate } from '@s4/domain/shift-text'
import { callApi } from '../support/call-api'
import { expect, test } from '../support/journey'
import { codeMailedTo } from '../support/mailbox'
import { signIn } from '../support/people'
import { urlOn } from '../support/stack'
import { fillInCompany } from '../support/work/agree-shift'
import { checkDocuments } from '../support/work/check-documents'
import { anApplicant, answerOffer } from '../support/work/hire'
import { workTwoHours } from '../support/screens/work-two-hours'

const DAY = 86_400_000

const inDays = (days: number) => new Date(Date.now() + days * DAY)
const weekday = (date: Date) => date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/London' })

test('recurring work of a contract is made, staffed and worked, and the client reads the report by a link', async ({
  page: owner,
  signedInAs,
  companionPage,
}) => {
  test.setTimeout(240_000)
  const company = await signedInAs('company')
  await fillInCompany(company)
  const site = await callApi(company, 'sites.create', {
    name: 'Tobacco Dock',
    address: 'Tobacco Quay, Wapping Lane, London',
    postcode: 'E1W 2SF',
    point: { lat: 51.5079, lng: -0.0594 },
    checkpoints: [],
  })

  await test.step('a client with a site and a contract', async () => {
    await owner.goto(urlOn('company', '/clients'))
    await owner.getByRole('link', { name: 'Add a client' }).first().click()
    await owner.getByLabel('Name of the client').fill('O’Hara’s Bars')
    await owner.getByRole('button', { name: 'Add client' }).click()
    await owner.getByRole('button', { name: 'Choose sites' }).click()
    await owner.getByRole('checkbox', { name: 'Tobacco Dock' }).check()
    await owner.getByRole('button', { name: 'Save sites' }).click()
    await expect(owner.getByRole('link', { name: 'Tobacco Dock' })).toBeVisible()
    await owner.getByRole('link', { name: 'Add a contract' }).click()
    await owner.getByLabel('Name of the contract').fill('Weekend doors')
    // A shift of two hours that ends soon after midnight is of the day before.
    const yesterday = localDate(inDays(-1).toISOString())
    await owner.getByLabel('First day').fill(yesterday)
    const rate = owner.getByRole('group', { name: 'Rate 1' })
    await rate.getByLabel('From', { exact: true }).fill(yesterday)
    await rate.getByLabel('Role').selectOption({ label: 'Event steward' })
    await rate.getByLabel('An hour').fill('24.50')
    await owner.getByRole('button', { name: 'Add contract' }).click()
    await expect(owner.getByText('Weekend doors').first()).toBeVisible()
  })
  const clientPage = owner.url()

  const jobIds = await test.step('two days of every week, until further notice', async () => {
    await owner.goto(urlOn('company', '/recurring/new'))
    await owner.getByLabel('Title').fill('Front door')
    await owner.getByLabel('Role').selectOption({ label: 'Event steward' })
    await owner.getByLabel('Site').selectOption({ label: 'Tobacco Dock' })
    await owner.getByLabel('Pay', { exact: true }).fill('15.60')
    await owner.getByRole('button', { name: 'Add a day' }).click()
    for (const [at, date] of [inDays(2), inDays(3)].entries()) {
      const day = owner.getByRole('group', { name: `Day ${at + 1}` })
      await day.getByLabel('Day', { exact: true }).selectOption({ label: weekday(date) })
    }
    await owner.getByLabel('How far ahead jobs are made').selectOption({ label: '1 week' })
    await owner.getByRole('button', { name: 'Add recurring work' }).click()
    await expect(owner.getByRole('heading', { name: 'Days to come' })).toBeVisible()
    const id = owner.url().split('/').at(-1) ?? ''
    const { occurrences } = await callApi(company, 'recurring.show', { id })
    return occurrences.flatMap(({ job }) => job?.id ?? [])
  })
  expect(jobIds).toHaveLength(2)

  const [sheet] = await callApi(company, 'sites.codes', { id: site.id })
  const months: string[] = []
  for (const [at, jobId] of jobIds.entries()) {
    const name = ['Ada Kerr', 'Ben Okri'][at] ?? ''
    await test.step(`${name} works one of them`, async () => {
      const worker = await anApplicant(jobId, name)
      const { _id: seekerId } = await callApi(worker, 'seeker.show', {})
      await callApi(company, 'offers.create', { id: jobId, seekerId })
      await answerOffer(worker, 'accept')
      await checkDocuments(company, seekerId)
      const { pin } = await callApi(company, 'jobs.show', { id: jobId })
      const page = await companionPage()
      await signIn(page, worker)
      const day = await workTwoHours(page, worker, { pin: pin ?? '', code: sheet?.code ?? '' })
      months.push(day.slice(0, 7))
      await owner.goto(urlOn('company', `/completed-jobDetail/${jobId}`))
      await owner.getByRole('button', { name: /^Agree 2 h/ }).click()
      await expect(owner.getByRole('link', { name: /^Invoice / })).toBeVisible()
    })
  }

  await test.step('the company reads the report, and shares it by a link', async () => {
    await owner.goto(`${clientPage}/report?month=${months[1]}`)
    await expect(owner.getByText('Ben Okri', { exact: true })).toBeVisible()
    // A slow machine needs a minute or two to press the buttons of the shift.
    await expect(owner.getByText(/2 h · £49\.00|2 h 1 min · £49\.41|2 h 2 min · £49\.82/).first()).toBeVisible()
    await owner.goto(clientPage)
    const mail = `client-${company.email}`
    await owner.getByLabel('Email address of the client').fill(mail)
    await owner.getByRole('button', { name: 'Make a link' }).click()
    const link = await owner.getByLabel('Link for the client', { exact: true }).inputValue()

    const client = await companionPage()
    await client.goto(link)
    await client.getByRole('button', { name: 'Send a code' }).click()
    await client.getByLabel('Code from the email').fill(await codeMailedTo(mail))
    await client.getByRole('button', { name: 'Open' }).click()
    await client.getByRole('textbox', { name: 'Month' }).fill(months[1] ?? '')
    await client.getByRole('button', { name: 'Show' }).click()
    await expect(client.getByText('Ben Okri', { exact: true })).toBeVisible()
    await expect(client.getByText('£15.60')).toBeHidden()

    await owner.reload()
    await owner.getByRole('button', { name: `Withdraw the link of ${mail}` }).click()
    await expect(owner.getByText('Withdrawn')).toBeVisible()
    await client.reload()
    await expect(client.getByText('Ben Okri', { exact: true })).toBeHidden()
  })
})
