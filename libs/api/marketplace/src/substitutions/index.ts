export { substitutionHandlers } from './substitution-handlers'
