import { useSession, useSessionStore } from '@s4/auth-session'
import { AppFrame, LoadingOverlay, type NavigationItem } from '@s4/ui'
import { LogOut, type LucideIcon } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { fetchedAfter } from './fetched-after'
import { ReauthGate } from './reauth/reauth-gate'
import { useSignOut } from './session/use-sign-out'

const afterTheScreen = () => import('./after-the-screen')
const SessionGuard = fetchedAfter(async () => (await afterTheScreen()).SessionGuard)
const FrameModals = fetchedAfter(async () => (await afterTheScreen()).FrameModals)

/** One line of the sidebar. */
export interface Place {
  label: string
  to: string
  icon: LucideIcon
  /** Whether a path belongs to this item, for the highlight. */
  covers: (path: string) => boolean
  alwaysOpen?: boolean
}

interface SignedInFrameProps {
  places: readonly Place[]
  titleOf: (path: string) => string
  logo: ReactNode
  /** Where the logo leads; phones show it as an item. */
  home?: Place
  notificationsPath: string
  profilePath: string
  /** The prompt of a closed item: its title, its text, and where *Complete Now* leads. */
  prompt: { title: string; text: string; completePath: string }
  unread?: number
  /** Counts of other items, by their path. */
  counts?: Readonly<Record<string, number>>
}

/** Everything around a signed-in screen. Items closed until the profile is complete open the prompt. */
export function SignedInFrame({
  places,
  titleOf,
  logo,
  home,
  notificationsPath,
  profilePath,
  prompt,
  unread = 0,
  counts = {},
}: SignedInFrameProps) {
  const { name, picture, profile, user } = useSession()
  const session = useSessionStore()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [asking, setAsking] = useState<'nothing' | 'complete' | 'logout' | 'leaving'>('nothing')

  // The profile may have been completed in another tab, so it is read again first.
  const askToComplete = async (to: string) => {
    const { checkCompleteness } = await afterTheScreen()
    if (await checkCompleteness(session, { force: true })) await navigate(to)
    else setAsking('complete')
  }
  const leave = async () => {
    setAsking('leaving')
    if (!(await signOut())) setAsking('nothing')
  }

  const entryOf = ({ label, to, icon, covers, alwaysOpen }: Place): NavigationItem => ({
    label,
    icon,
    to,
    active: covers(pathname),
    count: to === notificationsPath ? unread : counts[to],
    ...(!alwaysOpen &&
      !profile.complete && { blockedReason: 'Complete your profile first.', onBlocked: () => void askToComplete(to) }),
  })
  const navigation: NavigationItem[] = [
    ...places.map(entryOf),
    { label: 'Logout', icon: LogOut, onSelect: () => setAsking('logout') },
  ]

  return (
    <AppFrame
      navigation={navigation}
      logo={logo}
      home={home && entryOf(home)}
      title={titleOf(pathname)}
      person={{ name: name || user.email, picture, to: profilePath }}
      notifications={{ to: notificationsPath, unread }}
    >
      <ReauthGate>
        <Outlet />
      </ReauthGate>
      <Suspense>
        <SessionGuard />
      </Suspense>
      <Suspense>
        <FrameModals
          open={asking === 'logout' || (asking === 'complete' && !profile.complete) ? asking : null}
          prompt={prompt}
          onClose={() => setAsking('nothing')}
          onComplete={() => {
            setAsking('nothing')
            void navigate(prompt.completePath)
          }}
          onLeave={() => void leave()}
        />
      </Suspense>
      {asking === 'leaving' && <LoadingOverlay label="Signing out" />}
    </AppFrame>
  )
}
