import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { openMail } from '../support/mailbox'
import { newPerson, type Person, signIn } from '../support/people'
import { urlOn } from '../support/stack'
import { finishedWeek } from '../support/work/finished-week'

const REFUSED = {
  planner: 'Your role is planner, so you cannot see completed work.',
  controller: 'Your role is controller, so you cannot post and change jobs.',
  finance: 'Your role is finance, so you cannot see saved workers.',
}

test('an owner invites a planner, a controller and finance; each does their part and is refused the rest', async ({
  page: owner,
  companionPage,
}) => {
  test.setTimeout(120_000)
  const week = await finishedWeek(2, 1)
  await signIn(owner, week.company)

  const join = async (name: string, role: RegExp): Promise<[Page, Person]> => {
    const person = await newPerson('company')
    await owner.goto(urlOn('company', '/team'))
    await owner.getByRole('button', { name: 'Invite somebody' }).click()
    const form = owner.getByRole('dialog')
    await form.getByLabel('Name', { exact: true }).fill(name)
    await form.getByLabel('Email address').fill(person.email)
    const option = await form.getByRole('option').filter({ hasText: role }).first().getAttribute('value')
    await form.getByLabel('Role').selectOption(option)
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect(form).toBeHidden()

    const own = await companionPage()
    await signIn(own, person)
    await openMail(own, person.email, 'invites you to its team')
    await own.getByRole('button', { name: 'Join Harbour Security Ltd' }).click()
    await expect(own.getByRole('heading', { name: 'Recent Jobs' })).toBeVisible()
    return [own, person]
  }

  const [planner] = await join('Pia O’Neill', /^planner/)
  const [controller] = await join('Cal Reyes', /^controller/)
  const [finance] = await join('Fin Adeyemi', /^finance/)

  await test.step('the planner adds a site and is refused the money', async () => {
    await planner.goto(urlOn('company', '/sites'))
    await expect(planner.getByText('Tobacco Dock')).toBeVisible()
    await planner.goto(urlOn('company', '/job-posting'))
    await expect(planner.getByRole('button', { name: /Post|Publish/ }).first()).toBeVisible()
    await planner.goto(urlOn('company', '/completed-job'))
    await expect(planner.getByText(REFUSED.planner)).toBeVisible()
  })

  await test.step('the controller sees who is at work and is refused posting', async () => {
    await expect(controller.getByRole('link', { name: 'Post a job' })).toBeHidden()
    await controller.goto(urlOn('company', '/alert-log'))
    await expect(controller.getByRole('heading', { name: 'Alert Log' })).toBeVisible()
    await expect(controller.getByText('This is not open to you')).toBeHidden()
    await controller.goto(urlOn('company', '/job-posting'))
    await expect(controller.getByText(REFUSED.controller)).toBeVisible()
  })

  await test.step('finance agrees the hours and is refused finding workers', async () => {
    await finance.goto(urlOn('company', `/completed-jobDetail/${week.jobId}`))
    await finance.getByRole('button', { name: 'Select everybody' }).click()
    await finance.getByRole('button', { name: 'Agree the hours of 2' }).click()
    await expect(finance.getByRole('button', { name: 'Pay 2 invoices' })).toBeVisible()
    await finance.goto(urlOn('company', '/find-worker'))
    await expect(finance.getByText(REFUSED.finance)).toBeVisible()
  })

  await test.step('the owner removes one of them, who is out at once', async () => {
    await owner.goto(urlOn('company', '/team'))
    const member = owner.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: 'Cal Reyes' })
    await member.getByRole('button', { name: /Change/ }).click()
    await owner.getByRole('button', { name: 'Remove Cal Reyes' }).click()
    await expect(owner.getByRole('dialog')).toBeHidden()
    await expect(member).toBeHidden()
    await controller.goto(urlOn('company', '/alert-log'))
    await expect(controller.getByText(/Harbour Security Ltd|Sign in/).first()).toBeVisible()
  })
})
