export { hasReason, isSeen } from './reason-to-see'
export { refuseTooManyApproaches } from './refuse-too-many-approaches'
export { isDoNotSend, visibleSeeker } from './visible-seeker'
