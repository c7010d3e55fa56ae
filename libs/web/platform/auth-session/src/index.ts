export { appOf, homeOf, leaveFor, loginUrl, safeNext, urlOf, type App } from './hosts/hosts'
export { guarded } from './guarded'
export { requireRole, welcomeAnybody } from './require-role'
export { createSession, type Session, type SessionEnd } from './session'
export {
  SessionProvider,
  useMaybeSession,
  useSession,
  useServerAway,
  useSessionEnd,
  useSessionStore,
} from './session-context'
export { forgetSession, storedUid } from './stored-session'
export { strayPaths } from './hosts/stray-paths'
export { ReauthProvider, useReauth, type Prove } from './reauth'
