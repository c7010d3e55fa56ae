/** The parts of the signed-in frame that are not needed for the first paint. */
export { checkCompleteness } from '@s4/auth-session/check-completeness'
export { FrameModals } from './frame-modals'
export { SessionGuard } from './session/session-guard'
