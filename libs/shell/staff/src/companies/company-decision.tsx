import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { StaffCompany } from '@s4/contract'
import { useToast } from '@s4/toast'
import { Button, ErrorSummary, Form, RadioGroupField, Refusal, Section, TextArea } from '@s4/ui'

const loadFields = () => import('./company-decision-fields').then(({ Fields }) => Fields)

const decisions = [
  { value: 'verified', label: 'Verified' },
  { value: 'notVerified', label: 'Not yet verified: few offers, no payees' },
  { value: 'refused', label: 'Refused: no new posts and offers' },
  { value: 'struckOff', label: 'Struck off: no new posts and offers; workers of coming shifts are told' },
] as const

/** Decides about the company as a whole. */
export function CompanyDecision({ id, status }: Pick<StaffCompany, 'id' | 'status'>) {
  const decide = useEndpointMutation('staffCompanies.decide', { shown: true })
  const toast = useToast()
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadFields,
    defaultValues: { reason: '' },
    failure: decide.error,
    // Drafts are stored by field names, which are the same for every company.
    keepsDraft: false,
    onSubmit: (decision) =>
      decide.mutate(
        { id, ...decision, before: status },
        { onSuccess: () => toast.success('Decided. The company is told.') },
      ),
  })

  return (
    <Section title="Decide about the company">
      <Form {...formProps} label="Decide about the company">
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={decide.error} />
        <RadioGroupField label="The company is" options={decisions} {...field('decision')} />
        <TextArea label="Why" hint="The company reads it." {...field('reason')} />
        <Button type="submit" busy={decide.isPending}>
          Decide
        </Button>
      </Form>
    </Section>
  )
}
