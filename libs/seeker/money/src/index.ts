export { moneyRoutes } from './money-routes'
