import { useSession, useSessionStore } from '@s4/auth-session'
import { AppFrame, type AppFrameProps, type NavigationItem, Screen, type ScreenShape, ScreenSkeleton } from '@s4/ui'
import { LogOut, type LucideIcon } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { lazyAfterPaint } from './lazy-after-paint'
import { usePathAhead } from './use-path-ahead'
import { ReauthGate } from './reauth/reauth-gate'
import { useSignOut } from './session/use-sign-out'

const loadFrameParts = () => import('./frame-parts')
const SessionGuard = lazyAfterPaint(async () => (await loadFrameParts()).SessionGuard)
const FrameModals = lazyAfterPaint(async () => (await loadFrameParts()).FrameModals)

/** Sooner, a change of screens looks immediate. */
const NOTICED_MS = 100
/** On slow 4G one answer takes half of it. Until then the last screen says more than an empty one. */
const LONG_MS = 500

/** One line of the sidebar. */
export interface SidebarItem {
  label: string
  to: string
  icon: LucideIcon
  /** Whether a path belongs to this item, for the highlight. */
  covers: (path: string) => boolean
  alwaysOpen?: boolean
}

interface SignedInFrameProps {
  sidebarItems: readonly SidebarItem[]
  /** In the menu of phones besides. */
  MoreMenu: AppFrameProps['MoreMenu']
  /** The title of a screen, and the shape in which it loads. */
  screenAt: (path: string) => { title: string; shape: ScreenShape }
  logo: ReactNode
  notificationsPath: string
  profilePath: string
  /** The prompt of a closed item: its title, its text, and where *Complete Now* leads. */
  prompt: { title: string; text: string; completePath: string }
  unread?: number
  /** Counts of other items, by their path. */
  counts?: Readonly<Record<string, number>>
  /** Shows the content alone, for a screen on a wall. */
  bare?: boolean
  /** Above every screen. */
  banner?: ReactNode
  /** In the top bar: what can be opened from every screen. */
  tools?: ReactNode
}

/** Everything around a signed-in screen. Items closed until the profile is complete open the prompt. */
export function SignedInFrame({
  sidebarItems,
  MoreMenu,
  screenAt,
  logo,
  notificationsPath,
  profilePath,
  prompt,
  unread = 0,
  counts = {},
  bare = false,
  banner,
  tools,
}: SignedInFrameProps) {
  const { name, picture, profile, user } = useSession()
  const session = useSessionStore()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const shown = useLocation().pathname
  const asked = usePathAhead(NOTICED_MS) ?? shown
  const ahead = usePathAhead(LONG_MS)
  const { title, shape } = screenAt(ahead ?? shown)
  const [openModal, setOpenModal] = useState<'nothing' | 'complete' | 'logout' | 'leaving'>('nothing')

  // The profile may have been completed in another tab, so it is read again first.
  const askToComplete = async (to: string) => {
    const { checkCompleteness } = await loadFrameParts()
    if (await checkCompleteness(session, { force: true })) await navigate(to)
    else setOpenModal('complete')
  }
  const leave = async () => {
    setOpenModal('leaving')
    if (!(await signOut())) setOpenModal('nothing')
  }

  const toNavigationItem = ({ label, to, icon, covers, alwaysOpen }: SidebarItem): NavigationItem => ({
    label,
    icon,
    to,
    active: covers(asked),
    count: to === notificationsPath ? unread : counts[to],
    ...(!alwaysOpen &&
      !profile.complete && { blockedReason: 'Complete your profile first.', onBlocked: () => void askToComplete(to) }),
  })
  const navigation: NavigationItem[] = [
    ...sidebarItems.map(toNavigationItem),
    { label: 'Logout', icon: LogOut, onSelect: () => setOpenModal('logout') },
  ]

  return (
    <AppFrame
      navigation={navigation}
      MoreMenu={MoreMenu}
      bare={bare}
      logo={logo}
      title={title}
      person={{ name: name || user.email, picture, to: profilePath }}
      notifications={{ to: notificationsPath, unread }}
      tools={tools}
    >
      {banner}
      <ReauthGate>
        {ahead && <ScreenSkeleton shape={shape} />}
        {/* Kept, because what is typed in it is kept until it is left. */}
        <Screen hidden={ahead !== undefined}>
          <Outlet />
        </Screen>
      </ReauthGate>
      <Suspense>
        <SessionGuard />
      </Suspense>
      <Suspense>
        <FrameModals
          open={openModal === 'nothing' || (openModal === 'complete' && profile.complete) ? null : openModal}
          prompt={prompt}
          onClose={() => setOpenModal('nothing')}
          onComplete={() => {
            setOpenModal('nothing')
            void navigate(prompt.completePath)
          }}
          onLeave={() => void leave()}
        />
      </Suspense>
    </AppFrame>
  )
}
