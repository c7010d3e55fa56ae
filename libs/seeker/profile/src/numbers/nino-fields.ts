export { NinoEntry } from '@s4/contract'
