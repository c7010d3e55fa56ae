import { startApp } from '@s4/app-root'
import { seekerRoutes } from '@s4/contract/seeker-routes'
import { sharedRoutes } from '@s4/contract/shared-routes'
import { routes, SCREENS } from './routes'

startApp({
  endpoints: { ...sharedRoutes, ...seekerRoutes },
  createRoutes: routes,
  later: { below: SCREENS, load: async () => (await import('./more-routes')).moreRoutes },
})
