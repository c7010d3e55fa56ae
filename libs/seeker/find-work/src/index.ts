export { findWorkRoutes, routesForAnybody } from './find-work-routes'
