import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { useReauth } from '@s4/auth-session'
import { BankDetailsDraft, type BankDetails } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { momentText } from '@s4/domain/shift-text'
import { refreshAfter } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Button, DescriptionList, ErrorSummary, Form, Page, Section, Text, TextField } from '@s4/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useBankDetails } from '../queries/profile-queries'
import { SealedNumber } from './sealed-number'

const blank = { accountName: '', sortCode: '', accountNumber: '', rollNumber: '' }

export function BankPage() {
  const held = useBankDetails()

  return (
    <Page width="form">
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
      {/* The key resets the form after a save. */}
      <BankForm key={held?.changedAt} held={held} />
    </Page>
  )
}

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
  const save = useMutation<unknown, ApiError, z.output<typeof BankDetailsDraft> & { before?: Record<string, unknown> }>(
    {
      mutationFn: (draft) => withRecentSignIn(() => api.call('bankDetails.replace', draft)),
      onSuccess: () => {
        toast.success('Your bank details are saved. We have sent you an email about it.')
        return refreshAfter(queryClient, 'bankDetails.replace')
      },
    },
  )
  const { field, errors, formProps, formState } = useContractForm({
    schema: BankDetailsDraft,
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
    <Section title={held ? 'Change it' : 'Add your account'}>
      <Text size="small" tone="muted">
        Kept encrypted. A company sees it only while an invoice of yours is unpaid; each look is recorded, and you are
        told. For 48 hours after a change nobody is shown it. Changing it asks you to confirm who you are and tells you
        by email.
      </Text>
      <Form label="Bank account" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField label="Name on the account" autoComplete="name" spellCheck={false} {...field('accountName')} />
        <TextField
          label="Sort code"
          hint="Must be 6 digits long, like 309430."
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
          Save bank details
        </Button>
      </Form>
    </Section>
  )
}
