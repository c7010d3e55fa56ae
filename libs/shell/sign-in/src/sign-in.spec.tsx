import type { SessionView } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aConfig, aSeekerSession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInRoutes } from './sign-in-routes'

const emulator = '127.0.0.1:9099'
const settings = aConfig({
  firebase: {
    projectId: 'demo-s4',
    apiKey: 'demo-s4',
    authDomain: 'demo-s4.firebaseapp.com',
    authEmulator: emulator,
    firestoreEmulator: null,
  },
  signInProviders: ['google', 'email-link'],
  firstScreens: {
    seeker: ['http://seeker.s4.localhost:4200/assets/jobs.js'],
    company: ['http://company.s4.localhost:4200/assets/recent.js'],
  },
})

const provider = (action: string) => `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:${action}`
const refuse = (action: string, message: string) =>
  http.post(provider(action), () => HttpResponse.json({ error: { code: 400, message } }, { status: 400 }))

const show = (at: string, session?: SessionView) =>
  renderRoutes((deps) => signInRoutes({ ...deps, loadChangePassword: () => Promise.resolve(() => null) }), {
    at,
    session: session ?? null,
  })

/** The scripts the page prefetches. */
const ahead = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href.replace(/.*\//, ''))

beforeEach(() => {
  localStorage.clear()
  server.use(reply('config.show', settings), reply('session.show', null))
})

describe('prefetches the first screen of the app:', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each<[name: string, at: string, scripts: string[]]>([
    ['of both while the role is not known', '/login', ['jobs.js', 'recent.js']],
    [
      'of the app somebody comes back to',
      `/login?next=${encodeURIComponent('http://company.s4.localhost:4200/job-posting')}`,
      ['recent.js'],
    ],
    ['of the role chosen for a new account', '/CreateAccount?role=company', ['recent.js']],
  ])('%s', async (_name, at, scripts) => {
    show(at)

    await screen.findByRole('heading', { level: 1 })

    await waitFor(() => expect(ahead()).toEqual(scripts))
  })

  it('only once the page is loaded, or with the first touch of a field', async () => {
    const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    show('/login')
    const heading = await screen.findByRole('heading', { name: 'Sign in' })
    expect(ahead()).toEqual([])

    fireEvent.focusIn(heading)
    await waitFor(() => expect(ahead()).toEqual(['jobs.js', 'recent.js']))
    loading.mockRestore()
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'not with %o',
    async (connection) => {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }))
      show('/login')

      fireEvent.focusIn(await screen.findByRole('heading', { name: 'Sign in' }))
      expect(ahead()).toEqual([])
    },
  )
})

describe('the login screen', () => {
  const signIn = async (password = 'three random words') => {
    await userEvent.type(await screen.findByLabelText('Email address'), 'ada@example.co.uk')
    await userEvent.type(screen.getByLabelText('Password'), password)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  }

  it('has no accessibility faults', async () => {
    show('/login')

    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    await expectNoAxeViolations()
  })

  it.each<[name: string, message: string, sentence: RegExp]>([
    ['a wrong password', 'INVALID_LOGIN_CREDENTIALS', /do not match an account/],
    ['an unknown address', 'EMAIL_NOT_FOUND', /do not match an account/],
    ['too many attempts', 'TOO_MANY_ATTEMPTS_TRY_LATER', /Too many attempts/],
    ['an account that is switched off', 'USER_DISABLED', /switched off/],
  ])('says what is wrong with %s, and keeps what was typed', async (_name, message, sentence) => {
    server.use(refuse('signInWithPassword', message))
    show('/login')

    await signIn()

    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.co.uk')
  })

  it('gives the focus of the button to what is wrong, and leaves that of the field Enter was pressed in', async () => {
    server.use(refuse('signInWithPassword', 'INVALID_LOGIN_CREDENTIALS'))
    show('/login')
    const refusal = () => screen.findByText(/do not match an account/)

    await signIn()
    expect(document.activeElement?.contains(await refusal())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)

    await userEvent.type(screen.getByLabelText('Password'), 's{Enter}')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' })
    await waitFor(() => expect(button.disabled).toBe(false))
    await refusal()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('shows the support address to somebody with a disabled account', async () => {
    server.use(refuse('signInWithPassword', 'USER_DISABLED'))
    show('/login')

    await signIn()

    expect((await screen.findByRole('link', { name: 'help@s4.example' })).getAttribute('href')).toBe(
      'mailto:help@s4.example',
    )
  })

  it('shows Network Error without a network', async () => {
    server.use(http.post(provider('signInWithPassword'), () => HttpResponse.error()))
    show('/login')

    await signIn()

    expect(await screen.findByText('Network Error')).toBeTruthy()
  })

  it('says so when the browser keeps no cookies, instead of asking to sign in again and again', async () => {
    const idToken = `e30.${btoa(JSON.stringify({ iat: 1_790_000_000, exp: 1_790_003_600 }))}.e30`
    server.use(
      // One response for both requests of the SDK: the sign-in and the user's details.
      http.post(provider('signInWithPassword'), () =>
        HttpResponse.json({
          idToken,
          refreshToken: 'again',
          expiresIn: '3600',
          localId: 'ada',
          users: [{ localId: 'ada', email: 'ada@example.co.uk' }],
        }),
      ),
      reply('session.create', aSeekerSession()),
    )
    show('/login')

    await signIn()

    expect(await screen.findByText(/did not keep the cookie/)).toBeTruthy()
  })

  it('says that signing in is still starting', async () => {
    server.use(reply('config.show', { ...settings, identityReady: false }))
    show('/login')

    expect(await screen.findByText(/Signing in is starting/)).toBeTruthy()
  })

  it('waits for signing in that is still starting, and then asks again', async () => {
    let identityReady = false
    const asked = vi.fn<() => void>()
    server.use(
      reply('config.show', () => ({ ...settings, identityReady })),
      http.post(provider('signInWithPassword'), () => {
        asked()
        return HttpResponse.error()
      }),
    )
    show('/login')

    await signIn()
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(screen.queryByText('Network Error')).toBeNull()
    server.use(refuse('signInWithPassword', 'INVALID_LOGIN_CREDENTIALS'))
    identityReady = true

    expect(await screen.findByText(/do not match an account/)).toBeTruthy()
  })

  it('offers only the enabled ways of signing in', async () => {
    server.use(reply('config.show', { ...settings, signInProviders: [] }))
    show('/login')

    await screen.findByLabelText('Email address')
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Email me a sign-in link' })).toBeNull()
  })

  it('after signing out says so once', async () => {
    const { router } = show('/login?signed-out')

    expect(await screen.findByText('You have logged out successfully.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(router.state.location.search).toBe('')
  })
})

describe('a forgotten password', () => {
  it('reads the same for every address', async () => {
    server.use(reply('account.sendReset', { done: true }))
    show('/ForgetPassword')

    await userEvent.type(await screen.findByLabelText('Email address'), 'nobody@example.co.uk')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))

    expect(await screen.findByText(/If nobody@example.co.uk has an account/)).toBeTruthy()
  })

  it('asked for too often says how long to wait', async () => {
    server.use(reject('account.sendReset', new ApiError('rate.limited')))
    show('/ForgetPassword')

    await userEvent.type(await screen.findByLabelText('Email address'), 'ada@example.co.uk')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))

    expect(await screen.findByText(/Too many attempts/)).toBeTruthy()
  })

  it.each([
    [429, 'rate.limited', 'Try again in 45 seconds.'],
    [503, 'server.busy', null],
  ])('answered %i tells how long to wait only where the wait is fixed', async (status, code, wait) => {
    const answer = () => HttpResponse.json({ code, detail: 'Not now.' }, { status, headers: { 'retry-after': '45' } })
    server.use(http.post('*/api/user/reset-mail', answer))
    show('/ForgetPassword')

    await userEvent.type(await screen.findByLabelText('Email address'), 'ada@example.co.uk')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))

    await screen.findByText('Not now.')
    expect(screen.queryByText(/seconds/)?.textContent ?? null).toBe(wait)
  })
})

describe('the link from an email', () => {
  it('says in its heading what it did, and leads on by a button', async () => {
    server.use(
      reply('session.show', aSeekerSession()),
      http.post(`http://${emulator}/*`, () =>
        HttpResponse.json({ email: 'ada@example.co.uk', requestType: 'VERIFY_EMAIL' }),
      ),
    )
    show('/email-verification?mode=verifyEmail&oobCode=heading', aSeekerSession())

    expect(await screen.findByRole('heading', { level: 1, name: 'Your email address is verified' })).toBeTruthy()
    expect(screen.queryByText('Verify your email address')).toBeNull()
    expect(screen.getByText('ada@example.co.uk')).toBeTruthy()
    const onward = await screen.findByRole('link', { name: 'Continue to S4' })
    expect(onward.getAttribute('href')).toBe('http://seeker.s4.localhost:4200/User-Job')
  })

  it('is used once, also when all queries run again', async () => {
    let asked = 0
    server.use(
      http.post(
        `http://${emulator}/*`,
        () => ((asked += 1), HttpResponse.json({ email: 'ada@example.co.uk', requestType: 'VERIFY_EMAIL' })),
      ),
    )
    const { queryClient } = show('/email-verification?mode=verifyEmail&oobCode=once')
    await screen.findByText('Your email address is verified')
    const before = asked

    await queryClient.invalidateQueries()

    expect(asked).toBe(before)
  })
})

describe('the page that waits for the email', () => {
  it('says that its address is not complete, and what to do, where nobody is signed in', async () => {
    show('/email-verification#made-up')

    expect(await screen.findByText('This address is not complete')).toBeTruthy()
    expect(
      screen.getByText(/^Open the link from the email as it is\. .* sign in to have the email sent again\.$/),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  })

  it.each([
    ['tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['window', () => window.dispatchEvent(new Event('focus'))],
  ])('knows at once, on the return from another %s, that the address is verified', async (_where, comeBack) => {
    const { user, ...rest } = aSeekerSession()
    server.use(reply('session.show', { ...rest, user }))
    show('/email-verification', { ...rest, user: { ...user, emailVerified: false } })
    await screen.findByText('One more step')

    comeBack()

    // Sooner than it asks by itself.
    expect(await screen.findByText('Your email address is verified', {}, { timeout: 3000 })).toBeTruthy()
  })

  it('has it sent again with the page it leads back to', async () => {
    const next = 'http://seeker.s4.localhost:4200/User-Job?town=Leeds'
    const asked: unknown[] = []
    server.use(reply('account.sendVerification', ({ input }) => (asked.push(input), { done: true })))
    const { user, ...rest } = aSeekerSession()
    show(`/email-verification?next=${encodeURIComponent(next)}`, { ...rest, user: { ...user, emailVerified: false } })

    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }))

    await waitFor(() => expect(asked).toEqual([{ next }]))
  })
})

describe('a new password or address by the link from an email', () => {
  const rechecked = () => {
    const emails: string[] = []
    server.use(reply('session.recheck', ({ input }) => (emails.push(input.email), { done: true })))
    return emails
  }

  it('makes the server end earlier sessions', async () => {
    const emails = rechecked()
    server.use(
      http.post(provider('resetPassword'), () =>
        HttpResponse.json({ email: 'ada@example.co.uk', requestType: 'PASSWORD_RESET' }),
      ),
    )
    show('/ResetPassword?mode=resetPassword&oobCode=once')

    await userEvent.type(await screen.findByLabelText('New password'), 'another three words')
    await userEvent.type(screen.getByLabelText('New password again'), 'another three words')
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))

    await screen.findByText('Your password is changed')
    expect(emails).toEqual(['ada@example.co.uk'])
  })

  it('lets a password be typed and sent before it is known whose it is', async () => {
    const emails = rechecked()
    let found = () => {}
    const finding = new Promise<void>((resolve) => (found = resolve))
    server.use(
      http.post(provider('resetPassword'), async () => {
        await finding
        return HttpResponse.json({ email: 'ada@example.co.uk', requestType: 'PASSWORD_RESET' })
      }),
    )
    show('/ResetPassword?oobCode=once')

    await userEvent.type(await screen.findByLabelText('New password'), 'another three words')
    await userEvent.type(screen.getByLabelText('New password again'), 'another three words')
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    expect(screen.getByText('For the address that the link was sent to.')).toBeTruthy()
    found()

    await screen.findByText('Your password is changed')
    expect(emails).toEqual(['ada@example.co.uk'])
  })

  it('does so for a changed address', async () => {
    const emails = rechecked()
    server.use(
      http.post(`http://${emulator}/*`, () =>
        HttpResponse.json({
          email: 'old@example.co.uk',
          newEmail: 'new@example.co.uk',
          requestType: 'VERIFY_AND_CHANGE_EMAIL',
        }),
      ),
    )
    show('/email-verification?oobCode=once')

    await screen.findByText('Your email address is changed')

    expect(emails).toEqual(['new@example.co.uk'])
  })
})

describe('creating an account', () => {
  it('names everything that is missing, before anything is sent', async () => {
    show('/CreateAccount')

    await userEvent.type(await screen.findByLabelText('Password'), 'short')
    await userEvent.type(screen.getByLabelText('Phone number'), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))

    const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement
    for (const sentence of [
      /Enter your email address/,
      /Enter a phone number, like/,
      /at least 8 characters/,
      /Type the same one twice/,
      /accept the terms/,
    ]) {
      expect(summary?.textContent).toMatch(sentence)
    }
    await expectNoAxeViolations()
  })
})
