import { useApi } from '@s4/api-client'
import { seekerLinks } from '@s4/links'
import { lazyAfterPaint, SignedInFrame } from '@s4/app-root'
import { useMaybeSession } from '@s4/auth-session'
import { useUnreadMessages } from '@s4/chat'
import { useUnreadCount } from '@s4/notifications'
import { Logo, lazyPart } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { ShiftBanner } from './shift-banner'
import { screenAt, sidebarItems } from './navigation'

const MoreMenu = lazyAfterPaint(async () => (await import('./more-menu')).MoreMenu)
const SendKeptMessages = lazyAfterPaint(async () => (await import('@s4/chat/send-kept-messages')).SendKeptMessages)
export const CheckCallWatch = lazyAfterPaint(
  async () => (await import('@s4/seeker-shift-day/check-call-watch')).CheckCallWatch,
)
const PushRenewal = lazyAfterPaint(async () => (await import('@s4/seeker-profile/push-renewal')).PushRenewal)
const ShiftFrame = lazyPart(async () => (await import('./shift-frame')).ShiftFrame)

/** Without a session only a shift in progress can be opened (`requireSeekerOrShift`). */
export const Frame = () => (
  <>
    {useMaybeSession() ? (
      <>
        <SeekerFrame />
        <Suspense>
          <PushRenewal />
          <SendKeptMessages chatPath={seekerLinks.chat} />
        </Suspense>
      </>
    ) : (
      <Suspense>
        <ShiftFrame />
      </Suspense>
    )}
    <Suspense>
      <CheckCallWatch />
    </Suspense>
  </>
)

/** Offers to answer, once the banner above has read them. */
function useOfferCount(): number {
  const { data } = useQuery({ ...useApi().query('offers.list', {}), enabled: false })
  return data?.filter(({ status }) => status === 'open').length ?? 0
}

function SeekerFrame() {
  const unread = useUnreadCount()
  const messages = useUnreadMessages()
  const offers = useOfferCount()
  return (
    <SignedInFrame
      banner={<ShiftBanner />}
      sidebarItems={sidebarItems}
      MoreMenu={MoreMenu}
      screenAt={screenAt}
      logo={
        <Link to={seekerLinks.jobs} aria-label="S4, jobs">
          <Logo />
        </Link>
      }
      notificationsPath={seekerLinks.notifications}
      unread={unread}
      counts={{ [seekerLinks.chat]: messages, [seekerLinks.assignedWork]: offers }}
      profilePath={seekerLinks.profile}
      prompt={{
        title: 'Complete Your Profile',
        text: 'Your profile must be completed before you can use this. It tells companies what you can do.',
        completePath: seekerLinks.editPersonalDetails,
      }}
    />
  )
}
