export { problemRoutes } from './problems/problem-routes'
export { useLiveProblems } from './problems/use-live-problems'
export { supportRoutes } from './support/support-routes'
