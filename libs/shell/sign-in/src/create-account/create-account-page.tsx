import { shellLinks } from '@s4/links'
import { Callout, TextLink } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { CreateAccountForm } from './create-account-form'
import { FinishAccountForm } from './finish-account-form'
import { GoogleButton } from '../entering/google-button'
import { PublicFormPage } from '../entering/public-form-page'
import { useSignInSettings } from '../entering/sign-in-queries'

export function CreateAccountPage() {
  const { identityReady, signInProviders } = useSignInSettings()
  const [params] = useSearchParams()
  const next = params.get('next')
  const login = next ? `${shellLinks.login}?next=${encodeURIComponent(next)}` : shellLinks.login

  if (params.has('finish')) {
    return (
      <PublicFormPage title="Finish your account" lead="You are signed in. Two more things and you are ready.">
        <FinishAccountForm />
      </PublicFormPage>
    )
  }
  return (
    <PublicFormPage
      title="Create your account"
      lead={
        <>
          Have one already? <TextLink to={login}>Sign in</TextLink>
        </>
      }
    >
      {!identityReady && <Callout live>Signing in is starting. It takes up to 20 seconds after S4 itself.</Callout>}
      <CreateAccountForm />
      {signInProviders.includes('google') && <GoogleButton />}
    </PublicFormPage>
  )
}
