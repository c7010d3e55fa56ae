import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { StaffDisputeDetails } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { payForHours } from '@s4/domain/paid-time'
import { durationText } from '@s4/domain/shift-text'
import { Button, ConfirmModal, ErrorSummary, Form, Refusal, Section, Text, TextArea, TextField } from '@s4/ui'
import { useState } from 'react'
import { useDecided } from './use-decided'

const loadDecisionFields = () => import('./hours-decision-fields').then(({ DecisionFields }) => DecisionFields)

type Figures = NonNullable<StaffDisputeDetails['figures']>

interface HoursDecisionProps {
  dispute: StaffDisputeDetails
  figures: Figures
}

/** Decides the minutes, between both figures or not, once it was read what that pays. */
export function HoursDecision({ dispute, figures: { invoiced } }: HoursDecisionProps) {
  const { id } = dispute
  const decide = useEndpointMutation('staffDisputes.decideHours', { shown: true })
  const decided = useDecided()
  const [decision, setDecision] = useState<(Figures['invoiced'] & { reason: string }) | null>(null)
  const { field, formProps, errors, formState, watch } = useContractForm({
    schema: loadDecisionFields,
    defaultValues: { minutes: '', extraMinutes: String(invoiced.extraMinutes), reason: '' },
    failure: decide.error,
    // Drafts are stored by field names, which are the same for every dispute.
    keepsDraft: false,
    onSubmit: ({ minutes, extraMinutes, reason }) =>
      setDecision({ minutes: Number(minutes), extraMinutes: Number(extraMinutes), reason }),
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
      <ConfirmModal
        open={decision !== null}
        title="Decide the hours for good?"
        confirmLabel="Decide these hours"
        busy={decide.isPending}
        onConfirm={() =>
          decision && decide.mutate({ id, ...decision }, { onSuccess: decided, onSettled: () => setDecision(null) })
        }
        onCancel={() => setDecision(null)}
      >
        {decision && whoIsPaid(dispute, decision, invoiced)} Both sides are told, and it cannot be changed after that.
      </ConfirmModal>
    </Section>
  )
}

function whoIsPaid(dispute: StaffDisputeDetails, decided: Figures['invoiced'], invoiced: Figures['invoiced']): string {
  const { companyName, seekerName } = dispute
  const [all, before] = [payForHours(dispute, decided), payForHours(dispute, invoiced)]
  if (before > all) return `${formatPence(before)} is invoiced already, and less than that cannot be decided.`
  const already = before > 0 ? ` ${formatPence(before)} of it is invoiced already.` : ''
  const minutes = decided.minutes + decided.extraMinutes
  return `${companyName} pays ${seekerName} ${formatPence(all)} for ${durationText(minutes)}, without VAT.${already}`
}
