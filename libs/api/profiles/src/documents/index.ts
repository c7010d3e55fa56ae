export { remindOfExpiries } from './remind-of-expiries'
