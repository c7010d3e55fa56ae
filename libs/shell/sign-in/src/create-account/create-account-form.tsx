import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { getIdentity } from '@s4/identity'
import { Button, ErrorSummary, Form, LoadingOverlay, PasswordField, TextField } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { useCreateAccount } from './create-account'
import { FirstScreenAhead } from '../entering/first-screen-ahead'
import { PhoneField, RoleField, TermsField } from './role-and-terms'
import { SignInRefusal } from '../entering/sign-in-refusal'
import type { NewPerson } from './create-account-fields'

const loadNewPerson = () => import('./create-account-fields').then(({ NewPerson }) => NewPerson)

type NewPersonInput = z.input<typeof NewPerson>

export function CreateAccountForm() {
  const identity = getIdentity(useApi())
  const createAccount = useCreateAccount()
  const asCompany = useSearchParams()[0].get('role') === 'company'
  const { field, formProps, errors, formState, watch } = useContractForm<NewPersonInput, z.output<typeof NewPerson>>({
    schema: loadNewPerson,
    defaultValues: { role: asCompany ? 'Company' : 'Job Seeker', email: '', phone: '', password: '', confirm: '' },
    failure: createAccount.error,
    onSubmit: ({ role, email, phone, password }) => createAccount.mutate({ role, email, phone, password }),
  })

  return (
    <Form {...formProps} label="Create your account" onFocus={() => void identity.load().catch(() => null)}>
      <FirstScreenAhead role={watch('role')} />
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <SignInRefusal failure={createAccount.error} />
      <RoleField field={field} />
      <TextField label="Email address" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PhoneField field={field} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters. Three random words make a good one."
        {...field('password')}
      />
      <PasswordField label="Password again" autoComplete="new-password" {...field('confirm')} />
      <TermsField field={field} />
      <Button type="submit" wide busy={createAccount.isPending}>
        Create account
      </Button>
      {createAccount.isPending && <LoadingOverlay label="Creating your account" />}
    </Form>
  )
}
