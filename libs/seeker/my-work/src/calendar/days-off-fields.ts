export { NewDaysOff } from '@s4/contract'
