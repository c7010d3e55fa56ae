import { startApp } from '@s4/app-root'
import { companyRoutes } from '@s4/contract/company-routes'
import { sharedRoutes } from '@s4/contract/shared-routes'
import { routes, SCREENS } from './routes'

startApp({
  endpoints: { ...sharedRoutes, ...companyRoutes },
  createRoutes: routes,
  later: { below: SCREENS, load: async () => (await import('./more-routes')).moreRoutes },
})
