import { shellLinks } from '@s4/links'
import { Callout, Divider, Inline, LoadingOverlay, Stack, SuccessModal, Text, TextLink } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { useNext } from '../entering/use-sign-in'
import { FirstScreenAhead, roleForUrl } from '../entering/first-screen-ahead'
import { GoogleButton } from '../entering/google-button'
import { LinkArrival } from '../links/link-arrival'
import { LoginForm } from './login-form'
import { PublicFormPage } from '../entering/public-form-page'
import { useSignInSettings } from '../entering/sign-in-queries'
import { useRedirectIfSignedIn } from '../entering/use-redirect-if-signed-in'

export function LoginPage() {
  const { identityReady, signInProviders, mailbox } = useSignInSettings()
  const [params, setParams] = useSearchParams()
  const signedOut = params.has('signed-out')
  const byLink = params.get('mode') === 'signIn' && params.has('oobCode')
  const leaving = useRedirectIfSignedIn({ unless: signedOut || byLink, ask: !byLink })
  const search = keptSearch(params)
  const next = useNext()

  if (byLink) return <LinkArrival />
  return (
    <PublicFormPage
      title="Sign in"
      lead={
        <>
          New to S4? <TextLink to={`${shellLinks.createAccount}${search}`}>Create an account</TextLink>
        </>
      }
    >
      <FirstScreenAhead role={roleForUrl(next)} />
      {!identityReady && <Callout live>Signing in is starting. It takes up to 20 seconds after S4 itself.</Callout>}
      <LoginForm withLink={signInProviders.includes('email-link')} />
      {signInProviders.includes('google') && (
        <Stack>
          <Divider />
          <GoogleButton />
        </Stack>
      )}
      {mailbox && (
        <Inline>
          <Text size="small" tone="muted">
            On this machine emails are shown in the <TextLink to={shellLinks.mailbox}>development mailbox</TextLink>.
          </Text>
        </Inline>
      )}
      <SuccessModal open={signedOut} onClose={() => setParams(without(params, 'signed-out'), { replace: true })} />
      {leaving && <LoadingOverlay label="Opening S4" />}
    </PublicFormPage>
  )
}

function keptSearch(params: URLSearchParams): string {
  const next = params.get('next')
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return rest
}
