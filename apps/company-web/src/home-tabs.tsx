import { companyLinks } from '@s4/links'
import { useLiveProblems } from '@s4/problems'
import { ButtonLink, Inline, Page, Tabs, lazyPart } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { Plus } from 'lucide-react'
import { Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '@s4/auth-session'
import { useOpenAlerts } from './open-alerts'
import { homeTabs, isShown, missingPermission } from './navigation'

const NotOpen = lazyPart(async () => (await import('./not-open')).NotOpen)

/** Shows the home tabs above the lists they lead to, or why a page is not open to the member. */
export function WithHomeTabs() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { member } = useSession()
  const missing = missingPermission(pathname, member)
  if (missing && member)
    return (
      <InPicture>
        <NotOpen role={member.role} missing={missing} />
      </InPicture>
    )
  if (!homeTabs.some(({ to }) => to === pathname) || params.get('view') === 'wall') return <Outlet />
  return (
    <Page>
      <Inline nowrap justify="between" align="end">
        <HomeTabs pathname={pathname} />
        {isShown({ needs: 'jobs.post' }, member) && (
          <ButtonLink iconOnPhone to={companyLinks.postJob} icon={<Plus aria-hidden />}>
            Post a job
          </ButtonLink>
        )}
      </Inline>
      <Outlet />
    </Page>
  )
}

function HomeTabs({ pathname }: { pathname: string }) {
  const problems = useLiveProblems()
  const { member } = useSession()
  const counts: Record<string, number | undefined> = {
    [companyLinks.alerts]: useOpenAlerts(),
    [companyLinks.problems]: problems,
  }
  return (
    <Tabs
      label="Jobs"
      tabs={homeTabs
        .filter((tab) => isShown(tab, member))
        .map(({ label, to }) => ({
          label,
          to,
          active: to === pathname,
          count: counts[to] || undefined,
        }))}
    />
  )
}
