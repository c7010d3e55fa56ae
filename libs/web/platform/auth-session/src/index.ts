export { appForRole, homeUrl, openUrl, loginUrl, safeNext, appUrl, type App } from './hosts/hosts'
export { guarded } from './guarded'
export { May, useMay } from './may'
export { requireCompanyProfile } from './require-company-profile'
export { requireRole, allowSignedOut } from './require-role'
export { createSession, type Session, type SessionEnd } from './session'
export {
  SessionProvider,
  useMaybeSession,
  useSession,
  useServerUnreachable,
  useSessionEnd,
  useSessionStore,
} from './session-context'
export { storedUid } from './stored-session'
export { useHidden } from './use-hidden'
export { useOffline } from './use-offline'
export { unknownPaths } from './hosts/stray-paths'
export { ReauthProvider, useReauth, type ConfirmIdentity } from './reauth'
