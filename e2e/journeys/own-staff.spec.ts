import { readFileSync } from 'node:fs'
import { callApi } from '../support/call-api'
import { openMail } from '../support/mailbox'
import { newPerson, signIn } from '../support/people'
import { fillInSeeker } from '../support/work/agree-shift'
import { checkDocuments } from '../support/work/check-documents'
import { aJobToFill, answerOffer } from '../support/work/hire'
import { expect, test } from '../support/journey'
import { urlOn } from '../support/stack'
import { workTwoHours } from '../support/screens/work-two-hours'

test('a company brings its own people by a file, and one of them works as own staff and is in the timesheet', async ({
  page,
  browser,
  signedInAs,
}) => {
  test.setTimeout(180_000)
  const company = await signedInAs('company')
  const ada = await newPerson('seeker')
  const jobId = await aJobToFill(company, { title: 'Gate steward', positions: 1 })
  const seekerId = await fillInSeeker(ada, 'Ada Kerr')

  await page.goto(urlOn('company', '/find-worker/import'))
  await page.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name;Email;Payroll no\nAda Kerr;${ada.email};P7\nBo Lee;bo-${ada.email};P8\n`),
  })
  await page.getByRole('button', { name: 'Look at the people' }).click()
  await expect(page.getByRole('heading', { name: '2 people can be invited' })).toBeVisible()
  await page.getByLabel(/As own staff/).check()
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  await expect(page.getByText('2 people have been invited by email.')).toBeVisible()

  const own = await browser.newPage()
  await signIn(own, ada)
  await openMail(own, ada.email, 'invites you to its shifts')
  await own.getByRole('button', { name: /Accept and work for/ }).click()
  await expect(own).toHaveURL(/seeker\./)

  await callApi(company, 'offers.create', { id: jobId, seekerId })
  await answerOffer(ada, 'accept')
  const { data } = await callApi(ada, 'assignments.list', { status: 'assigned' })
  expect(data).toMatchObject([{ engagement: 'own-staff', invoices: [] }])
  await own.goto(urlOn('seeker', `/User-AppliedAndAssignedDetail/${data[0]?.id}`))
  await expect(own.getByText(/You work here as staff of Dockside Doors Ltd/)).toBeVisible()

  await page.goto(urlOn('company', '/find-worker?tab=saved'))
  await expect(page.getByText(/Works for you as own staff/)).toBeVisible()
  await expect(page.getByText('Bo Lee')).toBeHidden()

  await checkDocuments(company, seekerId)
  const [site] = await callApi(company, 'sites.list', {})
  const [sheet] = await callApi(company, 'sites.codes', { id: site?.id ?? '' })
  const day = await workTwoHours(own, ada, { pin: '0427', code: sheet?.code ?? '' })
  await page.goto(urlOn('company', `/completed-jobDetail/${jobId}`))
  await page.getByRole('button', { name: /^Agree 2 h/ }).click()
  await expect(page.getByText('The hours are in the timesheet, and there is no invoice.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Invoice / })).toBeHidden()

  await page.goto(urlOn('company', `/completed-job/timesheet?from=${day}&to=${day}`))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /CSV|Download/ }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('P7')
  expect(lines[1]).toContain('Ada Kerr')
  expect((await callApi(ada, 'invoices.list', {})).data).toEqual([])
})
