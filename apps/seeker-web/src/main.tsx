import { startApp } from '@s4/app-root'
import { routes, SCREENS } from './routes'

startApp(routes, { below: SCREENS, load: async () => (await import('./more-routes')).moreRoutes })
