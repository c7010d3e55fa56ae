import { accountRoutes } from '@s4/account'
import { menuRoutes, type AppDeps } from '@s4/app-root'
import { chatRoutes } from '@s4/chat'
import { faqRoutes } from '@s4/faq'
import { notificationRoutes } from '@s4/notifications'
import { moneyRoutes } from '@s4/seeker-money'
import { myWorkRoutes } from '@s4/seeker-my-work'
import { profileRoutes } from '@s4/seeker-profile'
import { shiftDayRoutes } from '@s4/seeker-shift-day'
import { problemRoutes, supportRoutes } from '@s4/tickets'
import type { RouteObject } from 'react-router-dom'
import { menu } from './menu'

/** Every screen but the first, which does not wait for them. */
export const moreRoutes = (deps: AppDeps): RouteObject[] => [
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
]
