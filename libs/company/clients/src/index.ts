export { clientsRoutes } from './clients-routes'
export { recurringRoutes } from './recurring/recurring-routes'
