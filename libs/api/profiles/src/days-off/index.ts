export { removeOldDaysOff } from './days-off-commands'
