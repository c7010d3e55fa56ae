import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { useReauth } from '@s4/auth-session'
import type { BankDetailsDraft, BankDetails } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { momentText } from '@s4/domain/shift-text'
import { refreshAfter } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Button, DescriptionList, Disclosure, ErrorSummary, Form, List, Section, Text, TextField } from '@s4/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { EditPage } from '../edit/edit-page'
import { useContinueProfile } from '../edit/use-continue-profile'
import { useBankDetails } from '../queries/profile-queries'
import { SealedNumber } from './sealed-number'

const loadBankDetailsDraft = () => import('./bank-fields').then(({ BankDetailsDraft }) => BankDetailsDraft)

const blank = { accountName: '', sortCode: '', accountNumber: '', rollNumber: '' }

export function BankPage() {
  const held = useBankDetails()

  return (
    <EditPage title="Bank account" beside={{ label: 'How it is kept', content: <HowItIsKept /> }}>
      {held && (
        <Section title="Where you are paid">
          <DescriptionList
            items={[
              { term: 'Name on the account', detail: held.accountName },
              { term: 'Sort code', detail: <SealedNumber name="sort code" kind="sort-code" masked={held.sortCode} /> },
              {
                term: 'Account number',
                detail: <SealedNumber name="account number" kind="account-number" masked={held.accountNumber} />,
              },
              ...(held.rollNumber ? [{ term: 'Roll number', detail: held.rollNumber }] : []),
              { term: 'Last changed', detail: momentText(held.changedAt) },
            ]}
          />
        </Section>
      )}
      {/* The key closes and resets the form after a save. */}
      {held ? (
        <Disclosure key={held.changedAt} summary="Change your account">
          <BankForm held={held} />
        </Disclosure>
      ) : (
        <BankForm held={null} />
      )}
    </EditPage>
  )
}

const HowItIsKept = () => (
  <Section title="How it is kept">
    <List label="How it is kept" gap="xs">
      <li>
        <Text size="small">A company sees it only while it owes you an invoice. We tell you each time.</Text>
      </li>
      <li>
        <Text size="small">After a change nobody sees it for 48 hours.</Text>
      </li>
      <li>
        <Text size="small">
          When you save it, we send you an email. If you signed in a while ago, we first ask who you are.
        </Text>
      </li>
    </List>
  </Section>
)

const NOTHING = { accountName: null, sortCode: null, accountNumber: null, rollNumber: null }
const labels = {
  accountName: 'Name on the account',
  sortCode: 'Sort code',
  accountNumber: 'Account number',
  rollNumber: 'Building society roll number',
}

function BankForm({ held }: { held: BankDetails | null }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const withRecentSignIn = useReauth()
  const toast = useToast()
  const continueProfile = useContinueProfile()
  const save = useMutation<unknown, ApiError, z.output<typeof BankDetailsDraft> & { before?: Record<string, unknown> }>(
    {
      mutationFn: (draft) => withRecentSignIn(() => api.call('bankDetails.replace', draft)),
      onSuccess: () => {
        const message = 'Your bank account is saved. We have sent you an email about it.'
        if (held) toast.success(message)
        return Promise.all([refreshAfter(queryClient, 'bankDetails.replace'), held ?? continueProfile({ message })])
      },
    },
  )
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadBankDetailsDraft,
    defaultValues: blank,
    failure: save.error,
    record: {
      values: held ?? NOTHING,
      labels,
      // Masked numbers are no input.
      toInput: (values) => ({ ...values, ...('sortCode' in values && { sortCode: '' }) }),
    },
    onSubmit: (draft) => save.mutateAsync(draft).catch(() => null),
  })

  return (
    <Form label="Bank account" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <TextField label="Name on the account" autoComplete="name" spellCheck={false} {...field('accountName')} />
      <TextField
        label="Sort code"
        hint="6 digits, like 30-94-30, with or without dashes."
        inputMode="numeric"
        autoComplete="off"
        {...field('sortCode')}
      />
      <TextField
        label="Account number"
        hint="Must be between 6 and 8 digits long."
        inputMode="numeric"
        autoComplete="off"
        {...field('accountNumber')}
      />
      <TextField
        label="Building society roll number"
        optional
        hint="On your card, statement or passbook, if you have one."
        autoComplete="off"
        spellCheck={false}
        {...field('rollNumber')}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        Save bank account
      </Button>
    </Form>
  )
}
