export { findWorkerRoutes } from './find-worker-routes'
