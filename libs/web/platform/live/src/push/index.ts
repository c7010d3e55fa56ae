export { browserPush, pushPermission } from './browser-push'
export { isPushOn, setPushOwner } from './push-owner'
export { renewPush } from './renew-push'
