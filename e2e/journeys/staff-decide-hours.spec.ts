import { defaultPayTerms } from '@s4/domain/pay-terms'
import { expect, test } from '../support/journey'
import { callApi } from '../support/call-api'
import { signIn } from '../support/people'
import { dialog } from '../support/screens/company'
import { openConsole } from '../support/screens/staff'
import { urlOn } from '../support/stack'
import { agreeShift } from '../support/work/agree-shift'
import { letTimePass } from '../support/work/let-time-pass'

const MINIMUM = 240
const STAYED = 270

test('a guard sent home early is paid the minimum call-out, disputes the rest, and staff decide it', async ({
  page: worker,
  companionPage,
}) => {
  const shift = await agreeShift({
    terms: { company: [], seeker: [], pay: { ...defaultPayTerms, minimumMinutes: MINIMUM } },
  })
  await signIn(worker, shift.seeker)
  const [assignment] = (await callApi(shift.seeker, 'assignments.list', {})).data
  if (!assignment) throw new Error('the work is agreed')
  const { id } = assignment
  await worker.goto(urlOn('seeker', '/User-WorkCompleted'))
  // The page reads who is signed in before time can pass for them.
  await expect(worker.getByRole('heading', { name: 'Work Completed', level: 1 })).toBeVisible()
  await callApi(shift.seeker, 'attendance.bookOn', { id, pin: shift.pin, code: shift.code })
  await letTimePass(worker, id, STAYED)
  await callApi(shift.seeker, 'attendance.bookOff', { id })
  await callApi(shift.company, 'hours.answer', { id, action: 'counter', minutes: 60, reason: 'Sent home at one.' })

  await worker.reload()
  await worker.getByRole('button', { name: 'Refuse' }).click()
  await dialog(worker).getByLabel('Why?').fill('I was told to wait at the gate until two.')
  await dialog(worker).getByRole('button', { name: 'Refuse these hours' }).click()
  await expect(worker.getByText('These hours are disputed')).toBeVisible()
  await expect(worker.getByText(/£62\.40 invoiced now/)).toBeVisible()
  const problem = await worker.getByRole('link', { name: /^Problem PRB-/ }).innerText()

  const staff = await companionPage()
  await openConsole(staff)
  await staff.getByRole('link', { name: `${problem.replace('Problem ', '')}: Hours in dispute` }).click()
  await expect(staff.getByText('Sent home at one.')).toBeVisible()
  await expect(staff.getByText('I was told to wait at the gate until two.').first()).toBeVisible()
  await expect(staff.getByRole('list', { name: 'Attendance' })).toBeVisible()
  await staff.getByLabel('Minutes of the shift').fill('270')
  await staff.getByLabel('Why', { exact: true }).fill('Waiting on request is work, until half past.')
  await staff.getByRole('button', { name: 'Decide' }).click()
  await staff.getByRole('button', { name: 'Decide these hours' }).click()
  await expect(staff.getByText('Decided. Both sides are told.')).toBeVisible()

  await expect(worker.getByText('These hours are disputed')).toBeHidden()
  const after = await callApi(shift.seeker, 'assignments.show', { id })
  expect(after.hours).toMatchObject({ status: 'agreed', agreedMinutes: 270 })
  expect(after.invoices).toMatchObject([
    { kind: 'original', total: 6240 },
    { kind: 'supplementary', total: 780 },
  ])
  await worker.goto(urlOn('seeker', '/User-UserNotification'))
  await expect(worker.getByText(/^S4 decided the hours: /).first()).toBeVisible()
})
