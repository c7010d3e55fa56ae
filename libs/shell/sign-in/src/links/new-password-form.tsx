import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { getIdentity } from '@s4/identity'
import { Button, ButtonLink, Callout, ErrorSummary, Form, PasswordField, Text } from '@s4/ui'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { SignInRefusal } from '../entering/sign-in-refusal'

const loadPasswords = () => import('./new-password-fields').then(({ Passwords }) => Passwords)

export function NewPasswordForm({ code }: { code: string }) {
  const api = useApi()
  const identity = getIdentity(api)
  const queryClient = useQueryClient()
  const addressQuery = queryOptions({
    queryKey: ['reset-code', code],
    queryFn: async () => (await identity.load()).resetAddress(code),
    staleTime: 'static',
    retry: false,
  })
  const address = useQuery(addressQuery)
  const reset = useMutation({
    meta: { shown: true },
    mutationFn: async (password: string) => {
      // The code is used up with the password, so whose it is must be known before.
      const email = await queryClient.ensureQueryData(addressQuery)
      await (await identity.load()).resetPassword(code, password)
      // The provider does not notify S4; without this call the server checks within a minute.
      await api.call('session.recheck', { email }).catch(() => null)
    },
  })
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadPasswords,
    defaultValues: { password: '', confirm: '' },
    failure: reset.error,
    onSubmit: ({ password }) => reset.mutate(password),
  })

  if (address.error) {
    return (
      <>
        <SignInRefusal failure={address.error} />
        <ButtonLink to={shellLinks.forgottenPassword}>Ask for a new link</ButtonLink>
      </>
    )
  }
  if (reset.isSuccess) {
    return (
      <Callout
        tone="success"
        live
        title="Your password is changed"
        action={<ButtonLink to={shellLinks.login}>Sign in</ButtonLink>}
      >
        Sign in with the new one. You have been signed out everywhere else.
      </Callout>
    )
  }
  return (
    <Form {...formProps} label="Choose a new password">
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <SignInRefusal failure={reset.error} />
      <Text>{address.data ? `For ${address.data}.` : 'For the address that the link was sent to.'}</Text>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...field('password')}
      />
      <PasswordField label="New password again" autoComplete="new-password" {...field('confirm')} />
      <Button type="submit" wide busy={reset.isPending}>
        Change password
      </Button>
    </Form>
  )
}
