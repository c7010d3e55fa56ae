export { UtrEntry } from '@s4/contract'
