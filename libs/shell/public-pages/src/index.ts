export { publicRoutes } from './public-routes'
