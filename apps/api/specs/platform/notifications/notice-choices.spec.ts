import { expect, it } from 'vitest'
import { noticeTopicNames } from '@s4/domain/notice-choice'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { addNotice } from '../../../src/testing/stand-ins/add-notice'

const api = await startApi()
const AT = new Date(Date.UTC(2026, 10, 16, 9))

const usual = Object.fromEntries(noticeTopicNames.map((topic) => [topic, 'mail']))
const choose = (person: Person, choices: object) =>
  api.as(person, 'PUT', '/notice-choices', { choices: { ...usual, ...choices } })

/** The kinds of notices in the app, and the subjects of mails, after one notice of each kind that is urgent. */
async function told(person: Person, kinds: readonly string[]) {
  for (const kind of kinds)
    await addNotice(api.db, AT, { to: [person.uid], kind, title: kind, link: '/notification', critical: true })
  const { data } = (await api.as(person, 'GET', '/notifications')).json<{ data: { kind: string }[] }>()
  const mails = await api.db.query<{ subject: string }>('select subject from mail where recipient = $1', [person.email])
  return { app: data.map(({ kind }) => kind).toSorted(), mails: mails.map(({ subject }) => subject).toSorted() }
}

it('what is off does not arrive, what is for the app is not emailed, and the rest arrives as ever', async () => {
  const owner = await api.aCompany()
  const other = await api.aMember(owner, { role: 'manager' })
  await choose(owner, { applicants: 'off', money: 'app' })
  const kinds = ['application.made', 'hours.disputed', 'problem.reported', 'alert.unanswered']

  expect(await told(owner, kinds)).toEqual({
    app: ['alert.unanswered', 'hours.disputed', 'problem.reported'],
    mails: ['alert.unanswered', 'problem.reported'],
  })
  expect((await told(other, kinds)).app).toHaveLength(4)
  expect((await api.as(owner, 'GET', '/notice-choices')).json().data).toEqual({
    ...usual,
    applicants: 'off',
    money: 'app',
  })
})

it('is saved by several tabs at once', async () => {
  const owner = await api.aCompany()

  const answers = await Promise.all(Array.from({ length: 8 }, () => choose(owner, { money: 'app', applicants: 'off' })))

  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
})

it('is by email again when chosen so', async () => {
  const owner = await api.aCompany()
  await choose(owner, { applicants: 'off' })
  await choose(owner, {})

  expect((await told(owner, ['application.made'])).mails).toEqual(['application.made'])
})

it.each([
  ['hours off', { money: 'off' }, 'choices.money'],
  ['a choice there is not', { applicants: 'sometimes' }, 'choices.applicants'],
])('%s is refused, naming the topic', async (_what, choices, field) => {
  const refused = await choose(await api.aCompany(), choices)

  expect(refused.statusCode).toBe(422)
  expect(refused.json().fields).toHaveProperty([field])
})

it('is refused without a session and to workers', async () => {
  await api.refusals({ method: 'GET', path: '/notice-choices', wrongRole: await api.aSeeker() })
})
