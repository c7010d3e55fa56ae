import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { StaffReportDetails } from '@s4/contract'
import { useToast } from '@s4/toast'
import { Button, DateField, ErrorSummary, Form, RadioGroupField, Refusal, Section, TextArea } from '@s4/ui'

const loadFields = () => import('./report-decision-fields').then(({ Fields }) => Fields)

const decisions = [
  { value: 'none', label: 'No action' },
  { value: 'warned', label: 'Warned' },
  { value: 'suspended', label: 'Suspended from new work' },
] as const

type ReportDecisionProps = Pick<StaffReportDetails, 'id' | 'decision' | 'decidedAt'>

/** Decides the report; after an appeal, decides it anew. */
export function ReportDecision({ id, decision, decidedAt }: ReportDecisionProps) {
  const decide = useEndpointMutation('staffReports.decide', { shown: true })
  const toast = useToast()
  const { field, formProps, errors, formState, watch } = useContractForm({
    schema: loadFields,
    defaultValues: { suspendedUntil: '', reason: '' },
    failure: decide.error,
    // Drafts are stored by field names, which are the same for every report.
    keepsDraft: false,
    onSubmit: ({ suspendedUntil, ...decided }) =>
      decide.mutate(
        { id, ...decided, suspendedUntil: suspendedUntil || null, before: decidedAt },
        { onSuccess: () => toast.success('Decided. Both sides are told.') },
      ),
  })

  return (
    <Section title={decision === null ? 'Decide' : 'Decide anew'}>
      <Form {...formProps} label="Decide the report">
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={decide.error} />
        <RadioGroupField label="The decision" options={decisions} {...field('decision')} />
        {watch('decision') === 'suspended' && (
          <DateField label="Last day" optional hint="Without one it is for good." {...field('suspendedUntil')} />
        )}
        <TextArea label="Why" hint="Both sides read it." {...field('reason')} />
        <Button type="submit" busy={decide.isPending}>
          Decide
        </Button>
      </Form>
    </Section>
  )
}
