export { getIdentity, type Identity } from './identity'
export type { Provider } from './firebase-provider'
