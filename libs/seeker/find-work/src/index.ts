export { findWorkRoutes, jobDetailsRoutes } from './find-work-routes'
