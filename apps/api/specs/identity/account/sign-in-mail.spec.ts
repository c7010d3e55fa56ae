import { ApiError } from '@s4/contract/api-error'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { deliverSignInMails } from '@s4/api-identity/account'

const api = await startApi()
const waiting = () => api.db.query('select kind, tries from sign_in_mail')
const later = (seconds: number) => new Date(api.deps.clock.now().getTime() + seconds * 1000)
const refuse = (code: ConstructorParameters<typeof ApiError>[0]) =>
  vi.spyOn(api.deps.identity, 'sendMail').mockImplementation(() => Promise.reject(new ApiError(code)))
const askForReset = (email: string) => api.anonymous('POST', '/user/reset-mail', { email })
const changeTo = async (email: string) => api.as(await api.aSeeker(), 'POST', '/user/email-change', { email })

afterEach(async () => {
  vi.restoreAllMocks()
  await api.db.query('delete from sign_in_mail')
})

describe('a mail for signing in', () => {
  it.each(['reset-mail', 'sign-in-mail'])(
    'is answered at once and alike, whatever the provider would say: %s',
    async (path) => {
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      const slow = vi.spyOn(api.deps.identity, 'sendMail').mockImplementation(() => answered)
      const { email } = await api.aSeeker()

      const answers = [
        await api.anonymous('POST', `/user/${path}`, { email }),
        await api.anonymous('POST', `/user/${path}`, { email: 'nobody@example.co.uk' }),
      ]

      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        answers.map(() => [200, '{"data":{"done":true}}']),
      )
      await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2))
      answer()
      await vi.waitFor(async () => expect(await waiting()).toEqual([]))
    },
  )

  it('is tried again while the provider is away, and goes out once', async () => {
    const away = refuse('identity.unavailable')
    await askForReset('ada@example.co.uk')
    await vi.waitFor(async () =>
      expect(await api.db.query('select next_try_at from sign_in_mail')).toEqual([
        { nextTryAt: later(2).toISOString() },
      ]),
    )
    away.mockRestore()

    await deliverSignInMails(api.deps, later(1))
    expect(api.deps.identity.mails).toEqual([])
    await deliverSignInMails(api.deps, later(3))
    await deliverSignInMails(api.deps, later(60))

    expect(api.deps.identity.mails).toMatchObject([{ kind: 'reset', email: 'ada@example.co.uk' }])
    expect(await waiting()).toEqual([])
  })

  it.each(['identity.disabled', 'identity.email-refused', 'identity.failed'] as const)(
    'that the provider refuses for good (%s) is let go, and nobody hears of it',
    async (code) => {
      refuse(code)

      expect((await askForReset('ben@example.co.uk')).statusCode).toBe(200)

      await vi.waitFor(async () => expect(await waiting()).toEqual([]))
    },
  )
})

describe('a change to an address that has an account', () => {
  it('answers as any other, and only its mailbox hears why nothing changes', async () => {
    const free = await changeTo('free@example.co.uk')
    await vi.waitFor(async () => expect(await waiting()).toEqual([]))
    refuse('identity.email-in-use')
    const taken = await changeTo('taken@example.co.uk')

    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    await vi.waitFor(async () => expect(await waiting()).toEqual([]))
    expect(
      await api.db.query(
        `select recipient, subject from mail where recipient like 'taken@%' or recipient like 'free@%'`,
      ),
    ).toEqual([{ recipient: 'taken@example.co.uk', subject: 'This address already has an S4 account' }])
  })
})
