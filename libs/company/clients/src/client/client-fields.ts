export { ClientFields } from '@s4/contract'
