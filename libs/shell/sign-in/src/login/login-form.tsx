import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { getIdentity } from '@s4/identity'
import {
  Button,
  CheckboxField,
  ErrorSummary,
  Form,
  Inline,
  LoadingOverlay,
  PasswordField,
  TextField,
  TextLink,
} from '@s4/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { onceProviderAnswers } from '../entering/once-provider-answers'
import { useSignIn } from '../entering/use-sign-in'
import { LinkRequest } from '../links/link-request'
import { rememberedEmail } from '../entering/remembered'
import { SignInRefusal } from '../entering/sign-in-refusal'
import type { SignIn } from './login-fields'

const loadSignIn = () => import('./login-fields').then(({ SignIn }) => SignIn)

export function LoginForm({ withLink }: { withLink: boolean }) {
  const api = useApi()
  const identity = getIdentity(api)
  const [remembered] = useState(rememberedEmail.read)
  const signIn = useSignIn((provider, { email, password }: z.infer<typeof SignIn>) =>
    onceProviderAnswers(api, () => provider.signIn(email, password)),
  )
  const { field, formProps, errors, formState, watch } = useContractForm({
    schema: loadSignIn,
    defaultValues: { email: remembered, password: '', remember: remembered !== '' },
    failure: signIn.error,
    onSubmit: (input) => {
      rememberedEmail.write(input.remember ? input.email : '')
      signIn.mutate(input)
    },
  })

  return (
    <Form {...formProps} label="Sign in" onFocus={() => void identity.load().catch(() => null)}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <SignInRefusal failure={signIn.error} />
      <TextField label="Email address" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Inline justify="between">
        <CheckboxField label="Remember my email" {...field('remember')} />
        <TextLink to={shellLinks.forgottenPassword}>Forgotten your password?</TextLink>
      </Inline>
      <Button type="submit" wide busy={signIn.isPending}>
        Sign in
      </Button>
      {withLink && <LinkRequest email={watch('email')} />}
      {(signIn.isPending || signIn.isSuccess) && <LoadingOverlay label="Signing in" />}
    </Form>
  )
}
