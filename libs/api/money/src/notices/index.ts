export { moneyLinks } from './hours-notices'
