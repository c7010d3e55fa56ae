import { writePages } from '@s4/app-root/pages-of-app'
import { allEndpoints } from './all-endpoints'
import { moreRoutes } from './more-routes'
import { routes, SCREENS } from './routes'

writePages({ endpoints: allEndpoints, createRoutes: routes, later: { below: SCREENS, createRoutes: moreRoutes } })
