/** Apart from the routes, so that it is loaded after the first paint. */
export { AlertBar } from './bar/alert-bar'
export { waitingAlertsQuery } from './queries/alerting-queries'
