import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { StaffDisputeDetails } from '@s4/contract'
import { durationText } from '@s4/domain/shift-text'
import { Button, ErrorSummary, Form, Refusal, Section, Text, TextArea, TextField } from '@s4/ui'
import { useDecided } from './use-decided'

const loadDecisionFields = () => import('./hours-decision-fields').then(({ DecisionFields }) => DecisionFields)

interface HoursDecisionProps {
  id: string
  figures: NonNullable<StaffDisputeDetails['figures']>
}

/** Decides the minutes, between both figures or not. */
export function HoursDecision({ id, figures: { invoiced } }: HoursDecisionProps) {
  const decide = useEndpointMutation('staffDisputes.decideHours', { shown: true })
  const decided = useDecided()
  const { field, formProps, errors, formState, watch } = useContractForm({
    schema: loadDecisionFields,
    defaultValues: { minutes: '', extraMinutes: String(invoiced.extraMinutes), reason: '' },
    failure: decide.error,
    // Drafts are stored by field names, which are the same for every dispute.
    keepsDraft: false,
    onSubmit: ({ minutes, extraMinutes, reason }) =>
      decide.mutate(
        { id, minutes: Number(minutes), extraMinutes: Number(extraMinutes), reason },
        { onSuccess: decided },
      ),
  })
  const total = Number(watch('minutes')) + Number(watch('extraMinutes'))

  return (
    <Section title="Decide the hours">
      <Form {...formProps} label="Decide the hours">
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={decide.error} />
        <TextField label="Minutes of the shift" inputMode="numeric" {...field('minutes')} />
        <TextField label="Minutes before or after it" inputMode="numeric" {...field('extraMinutes')} />
        {total > 0 && <Text tone="muted">{durationText(total)} together</Text>}
        <TextArea label="Why" hint="Both sides read it." {...field('reason')} />
        <Button type="submit" busy={decide.isPending}>
          Decide
        </Button>
      </Form>
    </Section>
  )
}
