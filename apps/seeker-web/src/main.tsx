import { startApp } from '@s4/app-root'
import { seekerFirstRoutes, sharedFirstRoutes } from '@s4/contract/first-routes'
import { routes, SCREENS } from './routes'

void startApp({
  name: 'seeker',
  endpoints: { ...sharedFirstRoutes, ...seekerFirstRoutes },
  moreEndpoints: async () => (await import('./all-endpoints')).allEndpoints,
  createRoutes: routes,
  later: { below: SCREENS, load: async () => (await import('./more-routes')).moreRoutes },
})
