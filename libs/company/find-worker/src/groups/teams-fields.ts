export { TeamFields } from '@s4/contract'
