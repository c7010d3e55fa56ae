import { shellLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import { useMaybeSession, useSessionStore } from '@s4/auth-session'
import { Button, ErrorSummary, Form, LoadingOverlay, TextField, TextLink } from '@s4/ui'
import { useEffect, useState } from 'react'
import { useSignIn } from '../entering/use-sign-in'
import { PublicFormPage } from '../entering/public-form-page'
import { linkEmail } from '../entering/remembered'
import { SignInRefusal } from '../entering/sign-in-refusal'

const loadAddress = () => import('./link-arrival-fields').then(({ Address }) => Address)

/** The page of a sign-in link. In another browser the address must be typed, because the link alone is not enough. */
export function LinkArrival() {
  const session = useSessionStore()
  const signedInAs = useMaybeSession()?.user.email ?? ''
  const [remembered] = useState(linkEmail.read)
  const sentTo = remembered || signedInAs
  const signIn = useSignIn(async (provider, email: string) => {
    const idToken = await provider.signInWithLink(email, location.href)
    linkEmail.write('')
    return idToken
  })
  const { mutate, isIdle } = signIn
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadAddress,
    defaultValues: { email: sentTo },
    failure: signIn.error,
    onSubmit: ({ email }) => signIn.mutate(email),
  })

  // For a confirmation of who they are, the person is signed in, and the link was sent to their address.
  useEffect(() => void session.current().catch(() => null), [session])

  useEffect(() => {
    if (sentTo && isIdle) mutate(sentTo)
  }, [sentTo, isIdle, mutate])

  return (
    <PublicFormPage title="Sign in by link" lead="Confirm which email address the link was sent to.">
      <Form {...formProps} label="Sign in by link">
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <SignInRefusal failure={signIn.error} />
        <TextField label="Email address" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <Button type="submit" wide busy={signIn.isPending}>
          Sign in
        </Button>
        <TextLink to={shellLinks.login}>Sign in another way</TextLink>
      </Form>
      {(signIn.isPending || signIn.isSuccess) && <LoadingOverlay label="Signing in" />}
    </PublicFormPage>
  )
}
