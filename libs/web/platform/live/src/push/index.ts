export { browserPush, pushPermission } from './browser-push'
export { setPushOwner } from './push-owner'
export { renewPush } from './renew-push'
