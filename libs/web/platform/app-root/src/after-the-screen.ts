/** What a signed-in screen has around it that is not in the first picture. */
export { checkCompleteness } from '@s4/auth-session/check-completeness'
export { FrameModals } from './frame-modals'
export { SessionGuard } from './session/session-guard'
