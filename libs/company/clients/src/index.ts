export { clientsRoutes } from './clients-routes'
