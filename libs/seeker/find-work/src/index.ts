export { findWorkRoutes, openRoutes } from './find-work-routes'
