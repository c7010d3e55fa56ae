import { ThemeProvider } from '@s4/theme'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Briefcase, ClipboardList, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { AppFrame, type AppFrameProps } from './app-frame'
import { CornerNotice } from '../feedback/corner-notice'
import { PageTitle, TabTitle } from './page-title'
import { NavigationEntry, type NavigationItem } from './navigation'

const REASON = 'Complete your profile to open My Work.'

const navigation = (onBlocked: () => void, on: 'Jobs' | 'My Work'): NavigationItem[] => [
  { label: 'Jobs', icon: Briefcase, to: '/', active: on === 'Jobs' },
  { label: 'Profile', icon: User, to: '/profile' },
  { label: 'My Work', icon: ClipboardList, to: '/work', active: on === 'My Work', blockedReason: REASON, onBlocked },
]

const renderFrame = ({
  unread = 0,
  onBlocked = () => {},
  on = 'Jobs',
  MoreMenu,
  more = [],
}: {
  unread?: number
  onBlocked?: () => void
  on?: 'Jobs' | 'My Work'
  MoreMenu?: AppFrameProps['MoreMenu']
  more?: readonly NavigationItem[]
} = {}) => {
  const frame = (title: string, content: ReactNode = <p>The content</p>) => (
    <AppFrame
      title={title}
      logo="S4"
      navigation={[...navigation(onBlocked, on), ...more]}
      MoreMenu={MoreMenu}
      person={{ name: 'Amara Okafor', to: '/profile' }}
      notifications={{ to: '/notifications', unread }}
    >
      {content}
    </AppFrame>
  )
  const router = createMemoryRouter([
    { path: '/', element: frame('Jobs') },
    { path: '/profile', element: frame('Profile') },
    { path: '/work', element: frame('Assigned Work', <PageTitle title="Work Completed" />) },
    { path: '/sites', element: frame('Profile', <TabTitle title="Sites" />) },
  ])
  const page = render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return { ...page, router }
}

describe('the frame of a signed-in screen', () => {
  it('has one h1, the title, and names the tab after it', () => {
    renderFrame()

    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Jobs'])
    expect(document.title).toBe('Jobs · S4')
  })

  it('keeps the last entries of its navigation in reach of a notice in the corner', () => {
    renderFrame()
    render(<CornerNotice title="S4 is not available" action={<button type="button">Try again</button>} />)

    const corner = screen.getByText('S4 is not available').closest('[role=status]')?.parentElement as Element
    expect(getComputedStyle(corner).left).toBe('calc(256px)')
  })

  it('uses the title set by its content while that is shown', async () => {
    const { router } = renderFrame()
    const title = () => screen.getByRole('heading', { level: 1 }).textContent

    await act(() => router.navigate('/work'))
    expect([title(), document.title]).toEqual(['Work Completed', 'Work Completed · S4'])
    await act(() => router.navigate('/'))

    expect([title(), document.title]).toEqual(['Jobs', 'Jobs · S4'])
  })

  it('names a screen in the tab before the title of its part of the app, and not when it has gone', async () => {
    const { router } = renderFrame()
    const title = () => screen.getByRole('heading', { level: 1 }).textContent

    await act(() => router.navigate('/sites'))
    expect([title(), document.title]).toEqual(['Profile', 'Sites · Profile · S4'])
    await act(() => router.navigate('/profile'))

    expect(document.title).toBe('Profile · S4')
  })

  it('lets the keyboard skip to the content first', async () => {
    renderFrame()

    await userEvent.tab()

    expect(document.activeElement?.textContent).toBe('Skip to main content')
    expect(document.activeElement?.getAttribute('href')).toBe('#main')

    const entries = history.length
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect([history.length, location.hash]).toEqual([entries, ''])
  })

  it('navigates by its links and moves focus to the new content', async () => {
    renderFrame()
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main.getByRole('link', { name: 'Jobs' }).getAttribute('aria-current')).toBe('page')

    await userEvent.click(main.getByRole('link', { name: 'Profile' }))

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('says how much is unread, and nothing when there is nothing', () => {
    renderFrame({ unread: 4 }).unmount()
    renderFrame()

    expect(screen.getByRole('link', { name: 'Notifications' }).textContent).toBe('')
  })

  it('shows the real count at the bell', () => {
    renderFrame({ unread: 4 })

    expect(screen.getByRole('link', { name: 'Notifications, 4 unread' }).textContent).toBe('4')
  })

  it('shows a blocked item with its reason, and opens the prompt instead of the page', async () => {
    const handleBlocked = vi.fn<() => void>()
    renderFrame({ onBlocked: handleBlocked })
    const blocked = await screen.findByRole('button', { name: 'My Work', description: REASON })

    await userEvent.hover(blocked)
    expect(screen.getAllByText(REASON)).toHaveLength(2)
    await userEvent.click(blocked)

    expect(blocked.getAttribute('aria-disabled')).toBe('true')
    expect(handleBlocked).toHaveBeenCalledOnce()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs')
  })

  it('marks where somebody is although the item is blocked', () => {
    renderFrame({ on: 'My Work' })

    expect(screen.getByRole('button', { name: 'My Work', current: 'page' })).toBeTruthy()
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })

  it.each<[how: string, act: (item: HTMLElement) => Promise<unknown>]>([
    ['pointed at', (item) => userEvent.hover(item)],
    [
      'reached by keyboard',
      async (item) => {
        while (document.activeElement !== item) await userEvent.tab()
      },
    ],
    ['tapped', (item) => userEvent.pointer({ keys: '[TouchA]', target: item })],
  ])('says why an item is blocked when it is %s', async (_how, act) => {
    renderFrame()
    const blocked = await screen.findByRole('button', { name: 'My Work', description: REASON })
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()

    await act(blocked)

    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe(REASON)
  })

  it('has what the navigation has no room for in the menu for phones, and at the end of the sidebar', async () => {
    renderFrame({
      MoreMenu: ({ look }) => (
        <li>
          <NavigationEntry item={{ label: 'Invoices', icon: Briefcase, to: '/invoices' }} look={look} />
        </li>
      ),
      more: [
        ...['Chat', 'Notifications'].map((label) => ({ label, icon: User, to: `/${label}` })),
        { label: 'Logout', icon: User, onSelect: () => undefined },
      ],
    })

    const side = within(screen.getByRole('list', { name: 'More' }))
    expect(side.getByRole('link', { name: 'Invoices' }).getAttribute('href')).toBe('/invoices')
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))

    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(menu.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Notifications',
      'Invoices',
      'Logout',
    ])
  })

  it('breaks no accessibility rule', async () => {
    const { container } = renderFrame({ unread: 120 })

    const { violations } = await axe.run(container)

    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
