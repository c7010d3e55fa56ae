import { companyLinks } from '@s4/links'
import { accountRoutes } from '@s4/account'
import type { AppDeps } from '@s4/app-root'
import { chatRoutes } from '@s4/chat'
import { alertingRoutes } from '@s4/company-alerting'
import { clientsRoutes, marginsRoutes, recurringRoutes } from '@s4/company-clients'
import { liveMapRoutes } from '@s4/company-control-room'
import { completedWorkRoutes } from '@s4/company-completed-work'
import { findWorkerRoutes } from '@s4/company-find-worker'
import { hiringRoutes } from '@s4/company-hiring'
import { liveWorkRoutes } from '@s4/company-live-work'
import { postingRoutes } from '@s4/company-posting'
import { companyProfileRoutes } from '@s4/company-profile'
import { qrCodeRoutes } from '@s4/company-qr-code'
import { rotaRoutes } from '@s4/company-rota'
import { companySitesRoutes, NewSiteForm } from '@s4/company-sites'
import { statisticsRoutes } from '@s4/company-statistics'
import { teamRoutes } from '@s4/company-team'
import { faqRoutes } from '@s4/faq'
import { notificationRoutes } from '@s4/notifications'
import { problemRoutes } from '@s4/problems'
import { supportRoutes } from '@s4/support'
import type { RouteObject } from 'react-router-dom'

/** Every screen but the first ones, loaded after them. */
export const moreRoutes = (deps: AppDeps): RouteObject[] => [
  ...postingRoutes({ ...deps, newSite: (props) => <NewSiteForm {...props} /> }),
  ...hiringRoutes(deps),
  ...findWorkerRoutes(deps),
  ...rotaRoutes(deps),
  ...liveWorkRoutes(deps),
  ...liveMapRoutes(deps),
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
]
