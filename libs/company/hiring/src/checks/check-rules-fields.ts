export { CheckRules } from '@s4/contract'
