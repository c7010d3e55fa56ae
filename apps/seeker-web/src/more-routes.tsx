import { seekerLinks } from '@s4/links'
import { accountRoutes } from '@s4/account'
import { menuRoutes, type AppDeps } from '@s4/app-root'
import { chatRoutes } from '@s4/chat'
import { faqRoutes } from '@s4/faq'
import { notificationRoutes } from '@s4/notifications'
import { moneyRoutes } from '@s4/seeker-money'
import { moreFindWorkRoutes } from '@s4/seeker-find-work'
import { myWorkRoutes } from '@s4/seeker-my-work'
import { profileRoutes } from '@s4/seeker-profile'
import { shiftDayRoutes } from '@s4/seeker-shift-day'
import { problemRoutes } from '@s4/problems'
import { supportRoutes } from '@s4/support'
import type { RouteObject } from 'react-router-dom'
import { menu } from './menu'

/** Every screen but the first, loaded after it. */
export const moreRoutes = (deps: AppDeps): RouteObject[] => [
  ...moreFindWorkRoutes(deps),
  ...myWorkRoutes(deps),
  ...moneyRoutes(deps),
  ...profileRoutes(deps),
  ...notificationRoutes({ ...deps, path: seekerLinks.notifications }),
  ...chatRoutes({ ...deps, path: seekerLinks.chat, jobPath: (id) => seekerLinks.job(id) }),
  ...shiftDayRoutes(deps),
  ...accountRoutes(deps),
  ...problemRoutes({ ...deps, path: seekerLinks.problems, side: 'seeker' }),
  ...supportRoutes({ ...deps, path: seekerLinks.support, side: 'seeker', faqPath: seekerLinks.faq }),
  ...faqRoutes({ path: seekerLinks.faq, audience: 'seeker', supportPath: seekerLinks.support }),
  ...menuRoutes(menu),
]
