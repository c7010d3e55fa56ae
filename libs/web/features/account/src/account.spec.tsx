import { ReauthProvider } from '@s4/auth-session'
import type { Device } from '@s4/contract'
import { ApiError, type FailureCode } from '@s4/contract/api-error'
import { failureSentence, failureStatus } from '@s4/contract/failure-catalogue'
import { aSeekerSession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Outlet } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountRoutes } from './index'

const provider = vi.hoisted(() => ({ changePassword: vi.fn<() => Promise<string>>() }))
vi.mock('@s4/identity', () => ({ getIdentity: () => ({ load: () => Promise.resolve(provider) }) }))

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
const laptop: Device = {
  id: id(1),
  device: 'Firefox on Windows',
  signedInAt: '2026-11-21T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:30:00.000Z',
  current: true,
  shiftPassUntil: null,
}
const phone: Device = {
  ...laptop,
  id: id(2),
  device: 'Safari on iPhone',
  current: false,
  shiftPassUntil: '2026-11-22T18:00:00.000Z',
}
const kept = ['Invoices and the records behind them, for six years: tax law asks for it.']
const account = {
  uid: 'ada',
  role: 'Job Seeker' as const,
  email: 'ada@example.com',
  emailVerified: true,
  phone: '07700 900982',
  createdAt: '2026-11-21T09:00:00.000Z',
  eraseAt: null,
  keptOnErasure: kept,
}

/** Whether the person confirms who they are. */
const prove = vi.fn<() => Promise<boolean>>()
const frame = (
  <ReauthProvider prove={prove}>
    <main>
      <h1>Account</h1>
      <Outlet />
    </main>
  </ReauthProvider>
)
const open = () =>
  renderRoutes((deps) => [{ element: frame, children: accountRoutes(deps) }], {
    at: '/account',
    session: aSeekerSession(),
  })

beforeEach(() => {
  server.use(reply('account.show', account), reply('dataRequests.list', []), reply('session.devices', [laptop, phone]))
  prove.mockReset().mockResolvedValue(true)
  provider.changePassword.mockReset().mockResolvedValue('proof')
})

describe('my account', () => {
  it('leads a worker to where emails about jobs are chosen', async () => {
    open()

    expect((await screen.findByRole('link', { name: 'saved search' })).getAttribute('href')).toBe('/User-Job/searches')
  })

  it('takes a request about my data, and says by when S4 answers', async () => {
    const sent: unknown[] = []
    const made = {
      id: id(9),
      kind: 'access' as const,
      words: 'All you hold.',
      receivedAt: '2026-11-21T09:00:00.000Z',
      dueOn: '2026-12-21',
      extendedAt: null,
      extensionReason: '',
      decision: null,
      decisionReason: '',
      decidedAt: null,
    }
    server.use(
      reply('dataRequests.list', [{ ...made, id: id(8), decision: 'refused', decidedAt: made.receivedAt }]),
      reply('dataRequests.create', ({ input }) => (sent.push(input), made)),
    )
    open()

    expect(await screen.findByText(/^Refused, Sat 21 Nov 2026/)).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('What you ask for'), 'To know what S4 holds about me (access)')
    await userEvent.type(screen.getByLabelText('Which data, and what about it'), 'All you hold.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))

    await waitFor(() => expect(sent).toEqual([{ kind: 'access', words: 'All you hold.' }]))
    await expectNoAxeViolations()
  })

  it('says so when a request of the kind is open already, and keeps what was written', async () => {
    const standing = {
      id: id(9),
      kind: 'access' as const,
      words: 'All you hold.',
      receivedAt: '2026-11-21T09:00:00.000Z',
      dueOn: '2026-12-21',
      extendedAt: null,
      extensionReason: '',
      decision: null,
      decisionReason: '',
      decidedAt: null,
    }
    server.use(reply('dataRequests.create', standing))
    open()

    await userEvent.selectOptions(
      await screen.findByLabelText('What you ask for'),
      'To know what S4 holds about me (access)',
    )
    await userEvent.type(screen.getByLabelText('Which data, and what about it'), 'The trails too.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))

    expect(await screen.findByText(/^You have asked this already/)).toBeTruthy()
    expect(screen.getByDisplayValue('The trails too.')).toBeTruthy()
  })

  it('has no accessibility faults', async () => {
    open()

    await screen.findByRole('button', { name: 'Download everything' })

    await expectNoAxeViolations()
  })

  it('lists the devices, and signs out another one', async () => {
    const ended: string[] = []
    open()
    const devices = await screen.findByRole('list', { name: 'Devices' })
    const [here, there] = within(devices).getAllByRole('listitem')
    expect(here?.textContent).toContain('Firefox on WindowsThis one')
    expect(there?.textContent).toContain('Safari on iPhone')
    expect(there?.textContent).toMatch(/Can go on with your shift without signing in, until Sun,? 22 Nov/)
    expect(here?.textContent).not.toContain('without signing in')

    server.use(
      reply('session.endDevice', ({ input }) => (ended.push(input.id), { done: true })),
      reply('session.devices', [laptop]),
    )
    await userEvent.click(within(devices).getByRole('button', { name: /^Sign out Safari on iPhone/ }))

    await vi.waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    expect(ended).toEqual([phone.id])
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull()
  })
})

describe('downloading everything', () => {
  const saved: { name: string; text: Promise<string> }[] = []
  const zips: Blob[] = []
  beforeEach(() => {
    saved.length = zips.length = 0
    vi.spyOn(URL, 'createObjectURL').mockImplementation((zip) => `blob:${zips.push(zip as Blob)}`)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: zips[0]?.text() ?? Promise.resolve('') })
    })
  })
  const refused = (code: FailureCode, headers = {}) =>
    HttpResponse.json({ code, detail: failureSentence(code) }, { status: failureStatus(code), headers })
  const download = async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }))
  }

  it('asks for confirmation when the last sign-in is too old, and then saves the file', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.get('*/api/user/export', ({ request }) => {
        asked.push(request.headers.get('firebase-id'))
        return prove.mock.calls.length > 0 ? HttpResponse.text('everything') : refused('session.recent-sign-in-needed')
      }),
    )

    await download()

    expect(await screen.findByText(/It is among your downloads/)).toBeTruthy()
    expect(prove).toHaveBeenCalledOnce()
    expect(asked).toEqual([aSeekerSession().user.uid, aSeekerSession().user.uid])
    expect(saved.map(({ name }) => name)).toEqual(['s4-my-data.zip'])
    expect(await saved[0]?.text).toBe('everything')
  })

  it('says when it was asked for too often, and saves nothing', async () => {
    server.use(http.get('*/api/user/export', () => refused('rate.limited', { 'retry-after': '600' })))

    await download()

    expect(await screen.findByText('Try again in 10 min.')).toBeTruthy()
    expect(saved).toEqual([])
  })
})

describe('changing the password', () => {
  const change = async (confirm: string) => {
    open()
    const form = within(await screen.findByRole('form', { name: 'Change your password' }))
    await userEvent.type(form.getByLabelText('Current password'), 'old password')
    await userEvent.type(form.getByLabelText('New password'), 'three random words')
    await userEvent.type(form.getByLabelText('New password again'), confirm)
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    return form
  }

  it('keeps what was typed when it is refused, and says why', async () => {
    provider.changePassword.mockRejectedValue(
      new ApiError('identity.mismatch', { message: failureSentence('identity.mismatch') }),
    )

    const form = await change('three random words')

    expect(await form.findByText(/do not match an account/)).toBeTruthy()
    expect(form.getByLabelText('Current password')).toHaveProperty('value', 'old password')
    expect(form.getByLabelText('New password')).toHaveProperty('value', 'three random words')
    expect(form.getByLabelText('New password again')).toHaveProperty('value', 'three random words')
  })

  it('sends nothing while the two differ', async () => {
    const form = await change('three random birds')

    expect((await form.findAllByText('The two passwords differ. Type the same one twice.')).length).toBeGreaterThan(0)
    expect(provider.changePassword).not.toHaveBeenCalled()
  })

  it('empties the form once it is done', async () => {
    const proofs: string[] = []
    server.use(reply('session.reauth', ({ input }) => (proofs.push(input.idToken), { done: true })))

    const form = await change('three random words')

    expect(await form.findByText(/Every other device has been signed out/)).toBeTruthy()
    expect(provider.changePassword).toHaveBeenCalledExactlyOnceWith(
      'ada@example.com',
      'old password',
      'three random words',
    )
    expect(proofs).toEqual(['proof'])
    expect(form.getByLabelText('New password')).toHaveProperty('value', '')
  })
})

describe('erasing the account', () => {
  const ask = async () => {
    open()
    const stays = await screen.findByRole('list', { name: 'What stays' })
    expect(
      within(stays)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(kept)
    await userEvent.click(screen.getByRole('button', { name: 'Erase my account' }))
    return within(await screen.findByRole('dialog', { name: 'Erase your account?' }))
  }

  it('asks first, after showing what stays, and can be cancelled', async () => {
    const dialog = await ask()

    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }))

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(prove).not.toHaveBeenCalled()
  })

  it('asks for confirmation when the last sign-in is too old, and then continues', async () => {
    let asked = 0
    server.use(reject('erasure.request', 'session.recent-sign-in-needed'))
    prove.mockImplementation(async () => {
      server.use(reply('erasure.request', () => ((asked += 1), { eraseAt: '2026-12-05T09:00:00.000Z', kept })))
      return true
    })
    const dialog = await ask()

    await userEvent.click(dialog.getByRole('button', { name: 'Erase my account' }))

    await vi.waitFor(() => expect(asked).toBe(1))
    expect(prove).toHaveBeenCalledOnce()
  })

  it('says why it cannot be done', async () => {
    server.use(reject('erasure.request', 'account.work-agreed'))
    const dialog = await ask()

    await userEvent.click(dialog.getByRole('button', { name: 'Erase my account' }))

    expect(await screen.findByText(/You have work that is not finished/)).toBeTruthy()
  })
})

describe('changing the email address', () => {
  const change = async (email: string) => {
    open()
    const form = within(await screen.findByRole('form', { name: 'Change your email address' }))
    await userEvent.type(form.getByLabelText('New email address'), email)
    await userEvent.click(form.getByRole('button', { name: 'Send the link' }))
    return form
  }

  it('needs no password: the new address gets a link', async () => {
    const sent: string[] = []
    server.use(reply('account.changeEmail', ({ input }) => (sent.push(input.email), { done: true })))

    await change('new@example.com')

    expect(await screen.findByText(/A link is on its way to new@example.com/)).toBeTruthy()
    expect(sent).toEqual(['new@example.com'])
  })

  it('keeps what was typed when somebody does not confirm who they are', async () => {
    server.use(reject('account.changeEmail', 'session.recent-sign-in-needed'))
    prove.mockResolvedValue(false)

    const form = await change('new@example.com')

    expect(await form.findByText('Confirm it is you. Sign in again to continue.')).toBeTruthy()
    expect(form.getByLabelText('New email address')).toHaveProperty('value', 'new@example.com')
  })
})
