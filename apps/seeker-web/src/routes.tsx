import { accountRoutes } from '@s4/account'
import { menuRoutes, type AppDeps } from '@s4/app-root'
import { guarded, strayPaths, welcomeAnybody } from '@s4/auth-session'
import { chatRoutes } from '@s4/chat'
import { notificationRoutes } from '@s4/notifications'
import { faqRoutes } from '@s4/faq'
import { findWorkRoutes, jobDetailsRoutes } from '@s4/seeker-find-work'
import { moneyRoutes } from '@s4/seeker-money'
import { myWorkRoutes } from '@s4/seeker-my-work'
import { profileRoutes } from '@s4/seeker-profile'
import { requireSeekerOrShift, shiftDayRoutes } from '@s4/seeker-shift-day'
import { problemRoutes, supportRoutes } from '@s4/tickets'
import { LoadingOverlay, RouteProblem } from '@s4/ui'
import { redirect, type RouteObject } from 'react-router-dom'
import { Frame } from './frame'
import { JobFrame } from './job-frame'
import { menu } from './menu'
import { ScreenProblem } from './screen-problem'

export const routes = (deps: AppDeps): RouteObject[] => [
  {
    ...guarded(requireSeekerOrShift(deps.session)),
    Component: Frame,
    ErrorBoundary: RouteProblem,
    HydrateFallback: () => <LoadingOverlay />,
    children: [
      { index: true, loader: () => redirect('/User-Job') },
      {
        ErrorBoundary: ScreenProblem,
        children: [
          ...findWorkRoutes(deps),
          ...myWorkRoutes(deps),
          ...moneyRoutes(deps),
          ...profileRoutes(deps),
          ...notificationRoutes({ ...deps, path: 'User-UserNotification' }),
          ...chatRoutes({ ...deps, path: 'User-UserChatPage', jobPath: (id) => `/User-JobDetails/${id}` }),
          ...shiftDayRoutes(deps),
          ...accountRoutes(deps),
          ...problemRoutes({ ...deps, path: 'User-reportProblem', side: 'seeker' }),
          ...supportRoutes({ ...deps, path: 'User-ContactSupport', side: 'seeker', faqPath: '/User-FAQSection' }),
          ...faqRoutes({ path: '/User-FAQSection', audience: 'seeker', supportPath: '/User-ContactSupport' }),
          ...menuRoutes(menu),
        ],
      },
    ],
  },
  {
    ...guarded(welcomeAnybody(deps.session, 'Job Seeker')),
    Component: JobFrame,
    ErrorBoundary: RouteProblem,
    HydrateFallback: () => <LoadingOverlay />,
    children: [{ ErrorBoundary: ScreenProblem, children: jobDetailsRoutes(deps) }],
  },
  { ...strayPaths('seeker'), ErrorBoundary: RouteProblem, HydrateFallback: () => <LoadingOverlay /> },
]
