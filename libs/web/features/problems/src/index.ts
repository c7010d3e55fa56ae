export { problemRoutes } from './problem-routes'
export { useLiveProblems } from './use-live-problems'
