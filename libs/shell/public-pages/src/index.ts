export { failureRoutes } from './failure-pages'
export { publicRoutes } from './public-routes'
