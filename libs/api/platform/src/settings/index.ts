export { appUrl, appOrigin } from './app-url'
export { loggerFor } from './logger'
export { listSettings, readSettings, type Settings } from './settings'
export { TrustProxy } from './trust-proxy'
