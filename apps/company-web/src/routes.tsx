import { companyLinks } from '@s4/links'
import { accountRoutes } from '@s4/account'
import type { AppDeps } from '@s4/app-root'
import { chatRoutes } from '@s4/chat'
import { guarded, requireRole, unknownPaths } from '@s4/auth-session'
import { alertingRoutes } from '@s4/company-alerting'
import { clientsRoutes, marginsRoutes, recurringRoutes } from '@s4/company-clients'
import { completedWorkRoutes } from '@s4/company-completed-work'
import { findWorkerRoutes } from '@s4/company-find-worker'
import { hiringRoutes } from '@s4/company-hiring'
import { type ByHand, ControlRoom, prefetchRoom } from '@s4/company-control-room'
import { companyJobsRoutes } from '@s4/company-jobs'
import { BookByHandModal, liveWorkRoutes } from '@s4/company-live-work'
import { postingRoutes } from '@s4/company-posting'
import { companyProfileRoutes } from '@s4/company-profile'
import { kioskRoutes, qrCodeRoutes, requireCompanyOrKiosk } from '@s4/company-qr-code'
import { rotaRoutes } from '@s4/company-rota'
import { companySitesRoutes, NewSiteForm } from '@s4/company-sites'
import { teamRoutes } from '@s4/company-team'
import { faqRoutes } from '@s4/faq'
import { notificationRoutes } from '@s4/notifications'
import { problemRoutes } from '@s4/problems'
import { statisticsRoutes } from '@s4/company-statistics'
import { supportRoutes } from '@s4/support'
import { LoadingOverlay, RouteError } from '@s4/ui'
import { Suspense } from 'react'
import { redirect, type RouteObject } from 'react-router-dom'
import { Frame } from './frame'
import { WithHomeTabs } from './home-tabs'
import { ScreenError } from './screen-error'

const BookOnByHand = (props: ByHand) => (
  <Suspense>
    <BookByHandModal action="bookOn" {...props} />
  </Suspense>
)

export const routes = (deps: AppDeps): RouteObject[] => [
  {
    ...guarded(requireRole(deps.session, 'Company')),
    Component: Frame,
    ErrorBoundary: RouteError,
    HydrateFallback: () => <LoadingOverlay />,
    children: [
      { index: true, loader: () => redirect(companyLinks.jobs) },
      {
        ErrorBoundary: ScreenError,
        Component: WithHomeTabs,
        children: [
          ...companyJobsRoutes({
            ...deps,
            above: ({ wall }) => <ControlRoom wall={wall} bookByHand={BookOnByHand} />,
            prefetchAbove: () => prefetchRoom(deps),
          }),
          ...postingRoutes({ ...deps, newSite: (props) => <NewSiteForm {...props} /> }),
          ...hiringRoutes(deps),
          ...findWorkerRoutes(deps),
          ...rotaRoutes(deps),
          ...liveWorkRoutes(deps),
          ...alertingRoutes(deps),
          ...completedWorkRoutes(deps),
          ...statisticsRoutes(deps),
          ...chatRoutes({ ...deps, path: companyLinks.chat, jobPath: (id) => companyLinks.job(id) }),
          ...notificationRoutes({ ...deps, path: companyLinks.notifications }),
          ...companyProfileRoutes(deps),
          ...companySitesRoutes(deps),
          ...clientsRoutes(deps),
          ...recurringRoutes(deps),
          ...marginsRoutes(deps),
          ...teamRoutes(deps),
          ...qrCodeRoutes(deps),
          ...accountRoutes(deps),
          ...problemRoutes({ ...deps, path: companyLinks.problems, side: 'company' }),
          ...supportRoutes({ ...deps, path: companyLinks.support, side: 'company', faqPath: companyLinks.faq }),
          ...faqRoutes({ path: companyLinks.faq, audience: 'company', supportPath: companyLinks.support }),
        ],
      },
    ],
  },
  {
    ...guarded(requireCompanyOrKiosk(deps.session)),
    ErrorBoundary: RouteError,
    HydrateFallback: () => <LoadingOverlay />,
    children: kioskRoutes(),
  },
  { ...unknownPaths('company'), ErrorBoundary: RouteError, HydrateFallback: () => <LoadingOverlay /> },
]
