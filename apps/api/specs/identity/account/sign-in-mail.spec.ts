import { ApiError } from '@s4/contract/api-error'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { deliverSignInMails } from '@s4/api-identity/account'

const api = await startApi()
const listWaitingMails = () => api.db.query('select kind, tries from sign_in_mail')
const secondsLater = (seconds: number) => new Date(api.deps.clock.now().getTime() + seconds * 1000)
const rejectMailsWith = (code: ConstructorParameters<typeof ApiError>[0]) =>
  vi.spyOn(api.deps.identity, 'sendMail').mockImplementation(() => Promise.reject(new ApiError(code)))
const askForReset = (email: string) => api.anonymous('POST', '/user/reset-mail', { email })
const changeEmailTo = async (email: string) => api.as(await api.aSeeker(), 'POST', '/user/email-change', { email })

afterEach(async () => {
  vi.restoreAllMocks()
  await api.db.query('delete from sign_in_mail')
})

describe('an email for signing in', () => {
  it.each(['reset-mail', 'sign-in-mail'])(
    'returns the same response at once, before the provider responds: %s',
    async (path) => {
      let endWait = () => {}
      const providerResponse = new Promise<void>((resolve) => {
        endWait = resolve
      })
      const slow = vi.spyOn(api.deps.identity, 'sendMail').mockImplementation(() => providerResponse)
      const { email } = await api.aSeeker()

      const answers = [
        await api.anonymous('POST', `/user/${path}`, { email }),
        await api.anonymous('POST', `/user/${path}`, { email: 'nobody@example.co.uk' }),
      ]

      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        answers.map(() => [200, '{"data":{"done":true}}']),
      )
      await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2))
      endWait()
      await vi.waitFor(async () => expect(await listWaitingMails()).toEqual([]))
    },
  )

  it('is tried again while the provider is away, and is sent once', async () => {
    const away = rejectMailsWith('identity.unavailable')
    await askForReset('ada@example.co.uk')
    await vi.waitFor(async () =>
      expect(await api.db.query('select next_try_at from sign_in_mail')).toEqual([
        { nextTryAt: secondsLater(2).toISOString() },
      ]),
    )
    away.mockRestore()

    await deliverSignInMails(api.deps, secondsLater(1))
    expect(api.deps.identity.mails).toEqual([])
    await deliverSignInMails(api.deps, secondsLater(3))
    await deliverSignInMails(api.deps, secondsLater(60))

    expect(api.deps.identity.mails).toMatchObject([{ kind: 'reset', email: 'ada@example.co.uk' }])
    expect(await listWaitingMails()).toEqual([])
  })

  it.each(['identity.disabled', 'identity.email-refused', 'identity.failed'] as const)(
    'that the provider refuses for good (%s) is dropped silently',
    async (code) => {
      rejectMailsWith(code)

      expect((await askForReset('ben@example.co.uk')).statusCode).toBe(200)

      await vi.waitFor(async () => expect(await listWaitingMails()).toEqual([]))
    },
  )
})

describe('a change to an address that has an account', () => {
  it('returns the usual response, and only that address gets an email explaining it', async () => {
    const free = await changeEmailTo('free@example.co.uk')
    await vi.waitFor(async () => expect(await listWaitingMails()).toEqual([]))
    rejectMailsWith('identity.email-in-use')
    const taken = await changeEmailTo('taken@example.co.uk')

    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    await vi.waitFor(async () => expect(await listWaitingMails()).toEqual([]))
    expect(
      await api.db.query(
        `select recipient, subject from mail where recipient like 'taken@%' or recipient like 'free@%'`,
      ),
    ).toEqual([{ recipient: 'taken@example.co.uk', subject: 'This address already has an S4 account' }])
  })
})
