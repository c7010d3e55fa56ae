export { identityOf, type Identity } from './identity'
export type { Provider } from './firebase-provider'
