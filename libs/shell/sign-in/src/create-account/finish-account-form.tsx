import { shellLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import { Button, ErrorSummary, Form, TextLink } from '@s4/ui'
import type { z } from 'zod'
import type { AccountBasics } from './account-fields'
import { useFinishAccount } from './create-account'
import { PhoneField, RoleField, TermsField } from './role-and-terms'
import { SignInRefusal } from '../entering/sign-in-refusal'

const loadAccountBasics = () => import('./account-fields').then(({ AccountBasics }) => AccountBasics)

/** What the identity provider does not know about a new person. */
export function FinishAccountForm() {
  const finish = useFinishAccount()
  const { field, formProps, errors, formState } = useContractForm<
    z.input<typeof AccountBasics>,
    z.output<typeof AccountBasics>
  >({
    schema: loadAccountBasics,
    defaultValues: { role: 'Job Seeker', phone: '' },
    failure: finish.error,
    onSubmit: ({ role, phone }) => finish.mutate({ role, phone }),
  })

  return (
    <Form {...formProps} label="Finish your account">
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <SignInRefusal failure={finish.error} />
      {finish.error?.code === 'session.recent-sign-in-needed' && (
        <TextLink to={shellLinks.login}>Sign in again</TextLink>
      )}
      <RoleField field={field} />
      <PhoneField field={field} />
      <TermsField field={field} />
      <Button type="submit" wide busy={finish.isPending}>
        Finish
      </Button>
    </Form>
  )
}
