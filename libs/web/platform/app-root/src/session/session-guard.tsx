import { shellLinks } from '@s4/links'
import { saveDrafts } from '@s4/api-client'
import {
  openUrl,
  loginUrl,
  appUrl,
  useMaybeSession,
  useOffline,
  useServerUnreachable,
  useSessionEnd,
  useSessionStore,
} from '@s4/auth-session'
import { checkCompleteness } from '@s4/auth-session/check-completeness'
import { ApiError } from '@s4/contract/api-error'
import { Button, CornerNotice, ExternalLink, Modal, SessionExpiredModal, Text } from '@s4/ui'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useOtherRoleNotice } from './use-other-role-notice'
import { useSessionClock } from './use-session-clock'

const has = (handle: unknown, name: string) => typeof handle === 'object' && handle !== null && name in handle

const RETRY_MS = 20_000

/**
 * Checks on every new path whether the profile is complete, at most once a minute while it is
 * (docs/product.md#profile-completeness).
 */
function useCompletenessCheck(): void {
  const session = useSessionStore()
  const { pathname } = useLocation()
  const checked = useRef(pathname)

  useEffect(() => {
    // The page load has just checked it.
    if (checked.current === pathname) return
    checked.current = pathname
    void checkCompleteness(session)
  }, [session, pathname])
}

/**
 * Shows that the server cannot be reached, that the session ends soon or that it has ended. A route with `handle: {
 * outlivesSession: true }` is not covered by a modal; one with `saysNoSignal` says itself that there is no signal.
 */
export function SessionGuard() {
  const endsSoon = useSessionClock()
  const ended = useSessionEnd()
  const unreachable = useServerUnreachable()
  const offline = useOffline()
  const { subscribe, outdated } = useSessionStore()
  const isOutdated = useSyncExternalStore(subscribe, outdated)
  useCompletenessCheck()
  useOtherRoleNotice()
  const matches = useMatches()
  const isShiftScreen = matches.some(({ handle }) => has(handle, 'outlivesSession'))
  const isSaid = matches.some(({ handle }) => has(handle, 'saysNoSignal'))

  useEffect(() => {
    if (ended === 'signed-out') openUrl(appUrl('shell', `${shellLinks.login}?signed-out`))
  }, [ended])

  const signInAgain = () => {
    saveDrafts()
    openUrl(loginUrl())
  }

  if (isOutdated) return <Outdated />
  if ((offline || unreachable) && ended === null) return <ServerAway {...{ offline, isSaid }} isKept={isShiftScreen} />
  if (endsSoon) return <EndsSoon />
  if (ended === 'expired' && isShiftScreen) {
    return (
      <CornerNotice
        title="Your session has ended"
        action={
          <Button size="small" onClick={signInAgain}>
            Sign in again
          </Button>
        }
      >
        While you are booked on, this screen works without it. Sign in for everything else.
      </CornerNotice>
    )
  }
  return (
    <>
      <SessionExpiredModal open={ended === 'expired'} onOkay={signInAgain} />
      <Modal
        open={ended === 'other-person'}
        required
        size="small"
        onClose={() => openUrl(appUrl('shell', shellLinks.dashboard))}
        title="Somebody else is signed in"
        description={
          'Another person has signed in in this browser, so this page can no longer save anything. To be two ' +
          'people at once, use a private window.'
        }
        actions={<ExternalLink href={appUrl('shell', shellLinks.dashboard)}>Continue as them</ExternalLink>}
      />
    </>
  )
}

interface ServerAwayProps {
  offline: boolean
  /** What is done on this screen is kept and sent later. */
  isKept: boolean
  /** The screen says it itself. */
  isSaid: boolean
}

function ServerAway({ offline, isKept, isSaid }: ServerAwayProps) {
  const session = useSessionStore()
  const isWorker = useMaybeSession()?.user.role === 'Job Seeker'
  const ask = useCallback(() => void session.refresh().catch(() => null), [session])

  useEffect(() => {
    const timer = setInterval(ask, RETRY_MS)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [ask])

  if (isSaid) return null
  return (
    <CornerNotice
      title={offline ? 'You are offline' : 'S4 is not available'}
      action={
        <Button size="small" onClick={ask}>
          Try again
        </Button>
      }
    >
      {awayText(isKept, isWorker, offline ? 'the connection' : 'S4')}
    </CornerNotice>
  )
}

/** Without an answer nobody knows whether the connection is gone or the server has no time. */
function awayText(isKept: boolean, isWorker: boolean, awaited: string): string {
  if (isKept) return `Carry on: what you do on this shift is kept on this phone and sent when ${awaited} is back.`
  return isWorker
    ? `What you see may be old. What you do on a shift is kept on this phone and sent when ${awaited} is back. ` +
        'Nothing else can be saved until then.'
    : `What you see may be old, and nothing can be saved until ${awaited} is back.`
}

/** The server no longer answers a page of this version. */
const Outdated = () => (
  <Modal
    open
    required
    size="small"
    onClose={() => undefined}
    title="Update S4 to go on"
    description="This page is out of date. We keep what you typed, and what is not sent yet."
    actions={
      <Button
        onClick={() => {
          saveDrafts()
          void reloadFresh()
        }}
      >
        Update now
      </Button>
    }
  />
)

/** Reloads with the newest files, also where a service worker keeps older ones. */
async function reloadFresh(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  for (const { waiting } of registrations ?? []) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    waiting?.postMessage('update')
  }
  location.reload()
}

function EndsSoon() {
  const session = useSessionStore()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  const stay = async () => {
    setBusy(true)
    try {
      await session.renew()
    } catch (error) {
      if (error instanceof ApiError && !session.ended()) setFailure(error)
    }
    setBusy(false)
  }

  return (
    <CornerNotice
      title="Your session ends in under 5 minutes"
      action={
        <Button size="small" busy={busy} onClick={() => void stay()}>
          Stay signed in
        </Button>
      }
    >
      {failure && <Text as="span">{failure.message}</Text>} What you have typed is kept either way.
    </CornerNotice>
  )
}
