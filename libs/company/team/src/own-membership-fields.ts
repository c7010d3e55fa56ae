export { NameFields } from '@s4/contract'
