import { shellLinks } from '@s4/links'
import { useEndpointMutation } from '@s4/api-client'
import { homeUrl, useMaybeSession, useSessionEnd, useSessionStore } from '@s4/auth-session'
import { Button, ButtonLink, Callout, ExternalLink, Text, TextLink } from '@s4/ui'
import { useEffect } from 'react'
import { useNext } from '../entering/use-sign-in'
import { FirstScreenAhead } from '../entering/first-screen-ahead'
import { PublicFormPage } from '../entering/public-form-page'
import { SignInRefusal } from '../entering/sign-in-refusal'

const POLL_MS = 5000
const POLL_LIMIT_MS = 10 * 60_000

/** Checks for ten minutes, and on each return to this page, whether the link has been opened on any device. */
function usePollVerification(waiting: boolean) {
  const session = useSessionStore()

  useEffect(() => {
    if (!waiting) return undefined
    const until = Date.now() + POLL_LIMIT_MS
    const ask = () => {
      if (document.visibilityState === 'visible') void session.refresh().catch(() => null)
    }
    const timer = setInterval(() => (Date.now() > until ? clearInterval(timer) : ask()), POLL_MS)
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('focus', ask)
    }
  }, [waiting, session])
}

export function VerificationWaiting() {
  const known = useMaybeSession()
  const isOver = useSessionEnd() !== null
  const view = isOver ? null : known
  const next = useNext()
  const resend = useEndpointMutation('account.sendVerification', { shown: true })
  const verified = view?.user.emailVerified ?? false
  usePollVerification(view !== null && !verified)

  if (!view)
    return (
      <PublicFormPage title="Verify your email address" needs="This page">
        <Callout
          title={isOver ? undefined : 'This address is not complete'}
          action={<ButtonLink to={shellLinks.login}>Sign in</ButtonLink>}
        >
          {!isOver && 'Open the link from the email as it is. If it does not work: '}
          {isOver ? 'Sign' : 'sign'} in to have the email sent again.
        </Callout>
      </PublicFormPage>
    )
  const app = next ?? homeUrl(view.user.role)
  if (verified)
    return (
      <PublicFormPage title="Your email address is verified">
        <Callout tone="success" live>
          {view.user.email}
        </Callout>
        <ButtonLink wide to={app}>
          Continue to S4
        </ButtonLink>
      </PublicFormPage>
    )

  return (
    <PublicFormPage title="Verify your email address">
      <FirstScreenAhead role={view.user.role} />
      <Callout live title="One more step">
        We sent a link to {view.user.email}. Open it and you are done. Look in the junk folder too.
      </Callout>
      <Text>
        Until then you can look around and fill in your profile, but not{' '}
        {view.user.role === 'Company' ? 'post jobs' : 'apply for work'}.
      </Text>
      <SignInRefusal failure={resend.error} />
      {resend.isSuccess && (
        <Callout tone="success" live>
          Sent again, to {view.user.email}.
        </Callout>
      )}
      <Button tone="quiet" busy={resend.isPending} onClick={() => resend.mutate(next ? { next } : {})}>
        Send the email again
      </Button>
      <TextLink to={shellLinks.account}>Wrong address? Change it</TextLink>
      <ExternalLink href={app}>Continue without verifying</ExternalLink>
    </PublicFormPage>
  )
}
