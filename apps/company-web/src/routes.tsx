import { companyLinks } from '@s4/links'
import { type AppDeps, withFirstScreen } from '@s4/app-root'
import { guarded, requireRole, unknownPaths } from '@s4/auth-session'
import { type ByHand, ControlRoom, prefetchRoom, RoomSide } from '@s4/company-control-room'
import { companyJobsRoutes } from '@s4/company-jobs'
import { BookByHandModal } from '@s4/company-live-work'
import { kioskRoutes, requireCompanyOrKiosk } from '@s4/company-qr-code'
import { RouteError, ScreenSkeleton } from '@s4/ui'
import { Suspense } from 'react'
import { redirect, type RouteObject } from 'react-router-dom'
import { FirstLoad } from './first-load'
import { Frame } from './frame'
import { WithHomeTabs } from './home-tabs'
import { ScreenError } from './screen-error'

/** The id of the parent route of `moreRoutes`. */
export const SCREENS = 'screens'

const BookOnByHand = (props: ByHand) => (
  <Suspense>
    <BookByHandModal action="bookOn" {...props} />
  </Suspense>
)

/** The frame and the first screens; `moreRoutes` are added later. */
export const routes = (deps: AppDeps): RouteObject[] => [
  {
    ...guarded(requireRole(deps.session, 'Company')),
    ...withFirstScreen(async () => {
      if (!deps.session.snapshot()?.member?.permissions.includes('alerts.read')) return
      const { waitingAlertsQuery } = await import('@s4/company-alerting/bar')
      await deps.queryClient.prefetchQuery(waitingAlertsQuery(deps.api))
    }),
    Component: Frame,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    children: [
      { index: true, loader: () => redirect(companyLinks.jobs) },
      {
        id: SCREENS,
        ErrorBoundary: ScreenError,
        Component: WithHomeTabs,
        children: companyJobsRoutes({
          ...deps,
          above: (shown) => <ControlRoom {...shown} bookByHand={BookOnByHand} />,
          beside: () => <RoomSide />,
          prefetchAbove: () => prefetchRoom(deps),
        }),
      },
    ],
  },
  {
    ...guarded(requireCompanyOrKiosk(deps.session)),
    ErrorBoundary: RouteError,
    HydrateFallback: () => <ScreenSkeleton shape="record" />,
    children: kioskRoutes(),
  },
  { ...unknownPaths('company'), ErrorBoundary: RouteError, HydrateFallback: FirstLoad },
]
