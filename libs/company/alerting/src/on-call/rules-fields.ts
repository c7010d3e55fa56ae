export { AlertRules } from '@s4/contract'
