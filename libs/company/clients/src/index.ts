export { clientsRoutes } from './clients-routes'
export { recurringRoutes } from './recurring/recurring-routes'
export { marginsRoutes } from './margins/margins-routes'
