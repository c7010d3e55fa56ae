export { findWorkRoutes, openRoutes } from './find-work-routes'
export { moreFindWorkRoutes } from './more-find-work-routes'
