export { hasReason, isSeen } from './reason-to-see'
export { refuseTooManyApproaches } from './refuse-too-many-approaches'
export { doNotSendReason, isBlocked, isDoNotSend } from './blocked'
export { visibleSeeker } from './visible-seeker'
