import { shellLinks } from '@s4/links'
import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { Button, Callout, ErrorSummary, Form, TextField, TextLink } from '@s4/ui'
import { useState } from 'react'
import { PublicFormPage } from '../entering/public-form-page'
import { rememberedEmail } from '../entering/remembered'
import { SignInRefusal } from '../entering/sign-in-refusal'

const loadAddress = () => import('./forget-password-fields').then(({ Address }) => Address)

export function ForgetPasswordPage() {
  const send = useEndpointMutation('account.sendReset', { shown: true })
  const [remembered] = useState(rememberedEmail.read)
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadAddress,
    defaultValues: { email: remembered },
    failure: send.error,
    onSubmit: (input) => send.mutate(input),
  })

  return (
    <PublicFormPage title="Reset your password" lead="We send you a link that lets you choose a new one.">
      {send.isSuccess ? (
        <Callout
          tone="success"
          live
          title="Look in your mailbox"
          action={
            <Button tone="quiet" onClick={send.reset}>
              Send it again
            </Button>
          }
        >
          If {send.variables.email} has an account, a link for a new password is on its way. It works once, for an hour.
          Look in the junk folder too.
        </Callout>
      ) : (
        <Form {...formProps} label="Reset your password">
          <ErrorSummary errors={errors} attempt={formState.submitCount} />
          <SignInRefusal failure={send.error} />
          <TextField label="Email address" type="email" autoComplete="username" inputMode="email" {...field('email')} />
          <Button type="submit" wide busy={send.isPending}>
            Send the link
          </Button>
        </Form>
      )}
      <TextLink to={shellLinks.login}>Back to signing in</TextLink>
    </PublicFormPage>
  )
}
