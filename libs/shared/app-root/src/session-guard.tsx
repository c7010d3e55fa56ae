import { keepDrafts } from '@s4/api-client'
import { leaveFor, loginUrl, urlOf, useSessionEnd, useSessionStore } from '@s4/auth-session'
import { Problem } from '@s4/contract/problem'
import { useToast } from '@s4/toast'
import { Button, CornerNotice, ExternalLink, Modal, SessionExpiredModal } from '@s4/ui'
import { useEffect, useState } from 'react'
import { useMatches } from 'react-router-dom'
import { useSessionClock } from './use-session-clock'

const goesOn = (handle: unknown) => typeof handle === 'object' && handle !== null && 'outlivesSession' in handle && handle.outlivesSession === true

/** Says that the session ends soon, and what to do when it has ended. A screen with `handle: { outlivesSession: true }` is not covered up. */
export function SessionGuard() {
  const endsSoon = useSessionClock()
  const ended = useSessionEnd()
  const undisturbed = useMatches().some(({ handle }) => goesOn(handle))

  useEffect(() => {
    if (ended === 'signed-out') leaveFor(urlOf('shell', '/login?signed-out'))
  }, [ended])

  const signInAgain = () => {
    keepDrafts()
    leaveFor(loginUrl())
  }

  if (endsSoon) return <EndsSoon />
  if (ended === 'expired' && undisturbed) {
    return (
      <CornerNotice title="Your session has ended" action={<Button size="small" onClick={signInAgain}>Sign in again</Button>}>
        This shift goes on here all the same. Everything else needs you to sign in.
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
        onClose={() => leaveFor(urlOf('shell', '/dashboard'))}
        title="Somebody else is signed in"
        description="Another person has signed in in this browser, so this page can no longer save anything. To be two people at once, use a private window."
        actions={<ExternalLink href={urlOf('shell', '/dashboard')}>Go on as them</ExternalLink>}
      />
    </>
  )
}

function EndsSoon() {
  const session = useSessionStore()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const stay = async () => {
    setBusy(true)
    try {
      await session.renew()
    } catch (error) {
      if (error instanceof Problem && !session.ended()) toast.error(error.message)
    }
    setBusy(false)
  }

  return (
    <CornerNotice title="Your session ends in under 5 minutes" action={<Button size="small" busy={busy} onClick={() => void stay()}>Stay signed in</Button>}>
      What you have typed is kept either way.
    </CornerNotice>
  )
}
