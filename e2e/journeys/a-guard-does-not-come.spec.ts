import { callApi } from '../support/call-api'
import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { dialog } from '../support/screens/company'
import { acceptOffer, bookOn, letCallsPass } from '../support/screens/seeker'
import { urlOn } from '../support/stack'
import { agreeShift, fillInSeeker } from '../support/work/agree-shift'
import { checkDocuments } from '../support/work/check-documents'
import { letTimePass } from '../support/work/let-time-pass'
import { aColleagueOnCall, nobodyAnswers, verifyMobile } from '../support/work/on-call'

const PAST_THE_START = 15
const TWO_HOURS = 120

test('a guard does not come: the alert climbs from person to person, cover is found, works and is paid', async ({
  page: owner,
  companionPage,
}) => {
  test.setTimeout(240_000)
  const shift = await agreeShift()
  await aColleagueOnCall(shift.company, { name: 'Cal Reyes', role: 'controller', place: 'first' })
  const second = await aColleagueOnCall(shift.company, { name: 'Mia O’Brien', role: 'manager', place: 'second' })
  await verifyMobile(second)
  const ben = await newPerson('seeker')
  const id = await fillInSeeker(ben, 'Ben Okri')
  await callApi(ben, 'seeker.update', { findable: true })
  await callApi(shift.company, 'workers.save', { id })
  const [work] = (await callApi(shift.seeker, 'assignments.list', {})).data
  if (!work) throw new Error('the work is agreed')

  await test.step('nobody books on, and nobody who is told answers', async () => {
    await signIn(owner, shift.company)
    await owner.goto(urlOn('company', '/recents-jobs'))
    const guard = await companionPage()
    await signIn(guard, shift.seeker)
    await guard.goto(urlOn('seeker', '/User-MyWorkAssignedPage'))
    await expect(guard.getByText('Gate steward').first()).toBeVisible()
    await letTimePass(guard, work.id, PAST_THE_START)
    await expect(owner.getByRole('region', { name: 'Alerts' })).toBeVisible()

    const { data: alerts } = await callApi(shift.company, 'alerts.list', {})
    const late = alerts.find(({ kind }) => kind === 'late')
    if (!late) throw new Error('the alert is raised')
    await owner.goto(urlOn('company', '/alert-log'))
    await owner.getByRole('link', { name: /^Sam Okoro has not booked on/ }).click()
    const alert = owner.getByRole('region', { name: 'Alert' })
    await alert.getByRole('button', { name: 'Who was told' }).click()
    const told = owner.getByRole('list', { name: 'Who was told' })
    // Only email reaches the first, so the second is told at once.
    await expect(told).toContainText('Cal Reyes, text: not sent, no verified mobile number')
    await expect(told).toContainText('Mia O’Brien, text: sent')
    await nobodyAnswers(late.id)
    await expect(told).toContainText('Mo Diallo, email:')
    await alert.getByRole('button', { name: /^I am looking at it/ }).click()
    await expect(owner.getByRole('region', { name: 'Alerts' })).toBeHidden()
  })

  await test.step('the owner asks somebody else, who accepts, books on, works and books off', async () => {
    await owner.goto(urlOn('company', '/recents-jobs'))
    await owner.getByRole('button', { name: 'Find cover: Sam Okoro' }).click()
    await dialog(owner)
      .getByRole('checkbox', { name: /^Ben Okri: saved by you/ })
      .check()
    await dialog(owner).getByRole('button', { name: 'Ask 1 person' }).click()
    await expect(owner.getByText('1 person asked. The first to accept gets the place.')).toBeVisible()

    const cover = await companionPage()
    await signIn(cover, ben)
    await acceptOffer(cover, 'Dockside Doors Ltd')
    const [own] = (await callApi(ben, 'assignments.list', {})).data
    if (!own) throw new Error('the offer is accepted')
    await checkDocuments(shift.company, own.seekerId)
    await bookOn(cover, shift)
    await letCallsPass(cover, own.id, TWO_HOURS)
    await cover.getByRole('button', { name: 'Book off' }).click()
    await dialog(cover).getByRole('button', { name: 'Book off' }).click()
    await expect(cover.getByRole('heading', { name: 'You have booked off' })).toBeVisible()
  })

  await test.step('the first is recorded as absent, and the second is paid', async () => {
    await owner.goto(urlOn('company', `/assign-jobDetail/${work.jobId}`))
    const absent = owner.getByRole('article').filter({ hasText: 'Sam Okoro' })
    await expect(absent).toContainText('You had not booked on when somebody else accepted to cover the shift.')
    await owner.goto(urlOn('company', '/completed-job'))
    await owner.getByRole('link', { name: 'Gate steward' }).click()
    const done = owner.getByRole('article', { name: 'Ben Okri' })
    await done.getByRole('button', { name: /^Agree / }).click()
    await expect(done.getByRole('link', { name: /^Invoice .+-000001/ })).toBeVisible()
    await done.getByRole('button', { name: /^Pay £/ }).click()
    await dialog(owner).getByRole('button', { name: 'Record as paid' }).click()
    await expect(dialog(owner)).toBeHidden()
    await expect(done).toContainText('Recorded as paid')
  })
})
