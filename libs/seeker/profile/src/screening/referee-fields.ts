export { RefereeFields } from '@s4/contract'
