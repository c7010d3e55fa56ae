export type { AppDeps } from './deps'
export { menuRoutes } from './menu-routes'
export { SignedInFrame, type Place } from './signed-in-frame'
export { startApp } from './start-app'
