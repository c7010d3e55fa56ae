export { browserPush } from './browser-push'
export { isPushOn, setPushOwner } from './push-owner'
export { pushPermission } from './push-permission'
export { renewPush } from './renew-push'
