export { clientLinkHandlers } from './client-link-handlers'
export { removeClientLinksOf, removeOldClientLinks } from './remove-client-links'
