import type { Member } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, renderRoutes, reject, reply, server } from '@s4/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { SwitchTool } from './switch-tool'
import { teamRoutes } from './team-routes'

const openUrl = vi.hoisted(() => vi.fn<(url: string) => void>())
vi.mock('@s4/auth-session', async (original) => ({ ...(await original<object>()), openUrl }))

const aMember = (change: Partial<Member>): Member => ({
  id: '019a0000-0000-7000-8000-000000000051',
  name: 'Ada Byron',
  email: 'ada@acme.example',
  role: 'owner',
  siteIds: null,
  joinedAt: '2026-11-01T09:00:00.000Z',
  isYou: true,
  ...change,
})
const robin = aMember({
  id: '019a0000-0000-7000-8000-000000000052',
  name: 'Robin Lee',
  email: 'robin@acme.example',
  role: 'planner',
  isYou: false,
})
const invitation = {
  id: '019a0000-0000-7000-8000-000000000061',
  name: 'Sam Okoro',
  email: 'sam@acme.example',
  role: 'finance' as const,
  siteIds: null,
  invitedBy: 'Ada Byron',
  sentAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
}

const stubWide = (wide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('min-width: 1100px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
afterEach(() => vi.unstubAllGlobals())

const open = () => renderRoutes((deps) => teamRoutes(deps), { at: '/team', session: aCompanySession() })
const team = () =>
  server.use(reply('team.show', { members: [aMember({}), robin], invitations: [invitation] }), reply('sites.list', []))

it('shows members with their roles, and open invitations', async () => {
  team()
  const { container } = open()

  expect(await screen.findByText('Robin Lee')).toBeTruthy()
  expect(screen.getByText(/sam@acme.example · finance · All sites/)).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('shows in a table what each role may do, and on phones for one role at a time', async () => {
  team()
  stubWide(true)
  const { unmount } = open()
  await userEvent.click(await screen.findByText('Who may do what'))
  const row = (await screen.findByText('Post and change jobs')).closest('tr')
  const cells = [...(row?.cells ?? [])].map((cell) => cell.textContent || (cell.firstElementChild ? 'yes' : 'no'))
  expect(cells).toEqual(['Post and change jobs', 'yes', 'yes', 'no', 'yes', 'no', 'no', 'no'])
  expect(screen.getAllByText('Planner')).not.toHaveLength(0)
  unmount()
  stubWide(false)
  open()
  await userEvent.click(await screen.findByText('Who may do what'))
  const listOf = (text: string) => screen.getByText(text).closest('ul')?.getAttribute('aria-label')
  await screen.findByText('Post and change jobs')
  expect(listOf('Post and change jobs')).toMatch(/: may$/)
  await userEvent.selectOptions(screen.getByLabelText('Show role'), 'Controller')
  expect(listOf('Post and change jobs')).toBe('May not')
})

it('says at the field why an invitation is not sent', async () => {
  team()
  server.use(reject('team.invite', 'team.invited', { email: 'Already invited.' }))
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }))
  await userEvent.type(await screen.findByLabelText('Name'), 'Robin Lee')
  await userEvent.type(screen.getByLabelText('Email address'), 'robin@acme.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))

  expect(await screen.findAllByText('Already invited.')).not.toHaveLength(0)
})

it('changes the role of a member', async () => {
  team()
  const sent: unknown[] = []
  server.use(
    reply('team.change', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Change Robin Lee' }))
  await userEvent.selectOptions(await screen.findByLabelText('Role'), 'controller')
  await userEvent.click(screen.getByRole('button', { name: 'Save role' }))

  await screen.findByText('The role of Robin Lee is changed.')
  expect(sent).toEqual([{ id: robin.id, role: 'controller', siteIds: null }])
})

it('switches to another company from the top bar, in a new document', async () => {
  const session = aCompanySession()
  const quay = { _id: '019a0000-0000-7000-8000-000000000071', companyName: 'Quay Guards Ltd' }
  const sent: unknown[] = []
  server.use(
    reply('session.switchCompany', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )
  renderRoutes([{ path: '/', element: <SwitchTool /> }], {
    at: '/',
    session: { ...session, companies: [...session.companies, quay] },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Switch company' }))
  const dialog = await screen.findByRole('dialog', { name: 'Your companies' })
  expect(dialog.textContent).toContain('You act for this one')
  await expectNoAxeViolations(dialog)
  await userEvent.click(screen.getByRole('button', { name: 'Go to Quay Guards Ltd' }))

  await waitFor(() => expect(openUrl).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ companyId: quay._id }])
})

it('says who did what, and leads to older lines and to the job', async () => {
  team()
  const line = {
    id: 70,
    at: '2026-11-20T09:00:00.000Z',
    action: 'assignment.no-show',
    member: 'Robin Lee',
    worker: 'Sam Okoro',
    job: { id: '019a0000-0000-7000-8000-000000000071', title: 'Doors', siteName: 'Dock' },
  }
  const asked: object[] = []
  server.use(
    reply('team.history', ({ input }) => {
      asked.push(input)
      return { lines: [line], more: !('before' in input) }
    }),
  )
  const { container } = renderRoutes((deps) => teamRoutes(deps), { at: '/team/history', session: aCompanySession() })

  const lines = await screen.findByRole('list', { name: 'What was done' })
  expect(lines.textContent).toContain('Robin Lee: Recorded as a no-show, Sam Okoro')
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('link', { name: 'Older' }))

  expect(await screen.findByRole('link', { name: 'Newest' })).toBeTruthy()
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ before: 70 })))
})
