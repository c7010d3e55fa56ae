export { QuietHours } from '@s4/contract'
