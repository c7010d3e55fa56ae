import { companyLinks } from '@s4/links'
import { lazyAfterPaint, lazyInPicture, SignedInFrame } from '@s4/app-root'
import { useSession } from '@s4/auth-session'
import { useUnreadMessages } from '@s4/chat'
import { useUnreadCount } from '@s4/notifications'
import { BarRoom } from '@s4/company-alerting/bar-room'
import { Avatar, Logo, VisuallyHidden } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { Suspense } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useOpenAlerts } from './open-alerts'
import { isShown, screenAt, sidebarItems } from './navigation'

const MoreMenu = lazyAfterPaint(async () => (await import('./more-menu')).MoreMenu)
const SendKeptMessages = lazyAfterPaint(async () => (await import('@s4/chat/send-kept-messages')).SendKeptMessages)
const AlertBar = lazyInPicture(async () => (await import('@s4/company-alerting/bar')).AlertBar)
const SwitchTool = lazyInPicture(async () => (await import('@s4/company-team/switch')).SwitchTool)
const SearchTool = lazyInPicture(async () => (await import('@s4/company-search')).SearchTool)

export function Frame() {
  const { company, companies, member } = useSession()
  const unread = useUnreadCount()
  const messages = useUnreadMessages()
  const openAlerts = useOpenAlerts()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  // The screen on the wall shows and sounds its alerts itself.
  const isWall = pathname === companyLinks.jobs && params.get('view') === 'wall'
  return (
    <>
      <SignedInFrame
        bare={isWall}
        tools={
          <InPicture>
            {companies.length > 1 && <SwitchTool />}
            <SearchTool />
          </InPicture>
        }
        MoreMenu={MoreMenu}
        sidebarItems={sidebarItems.filter((item) => isShown(item, member))}
        screenAt={screenAt}
        logo={
          <Link to={companyLinks.jobs}>
            {company?.companyName ? <Avatar name={company.companyName} picture={company.companyLogo} /> : <Logo />}
            <VisuallyHidden>S4, recent jobs</VisuallyHidden>
          </Link>
        }
        notificationsPath={companyLinks.notifications}
        unread={unread}
        counts={{ [companyLinks.chat]: messages, [companyLinks.jobs]: openAlerts }}
        banner={
          !isWall &&
          member?.permissions.includes('alerts.read') && (
            <InPicture fallback={<BarRoom />}>
              <AlertBar />
            </InPicture>
          )
        }
        profilePath={companyLinks.profile}
        prompt={{
          title: 'Complete Your Company Profile',
          text: 'Complete your company profile to use this. It tells workers who they work for.',
          completePath: companyLinks.profile,
        }}
      />
      <Suspense>
        <SendKeptMessages chatPath={companyLinks.chat} />
      </Suspense>
    </>
  )
}
