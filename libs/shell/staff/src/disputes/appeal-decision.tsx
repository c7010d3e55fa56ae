import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { Contract, ParsedInputOf, StaffDisputeDetails } from '@s4/contract'
import { Button, ConfirmModal, ErrorSummary, Form, RadioGroupField, Refusal, Section, TextArea } from '@s4/ui'
import { useState } from 'react'
import { useDecided } from './use-decided'

const loadDecisionFields = () => import('./appeal-decision-fields').then(({ DecisionFields }) => DecisionFields)

const verdicts = [
  { value: 'withdrawn', label: 'Withdraw it: the work is agreed again' },
  { value: 'stands', label: 'It stays' },
] as const

type Decision = Omit<ParsedInputOf<Contract['staffDisputes.decideAppeal']>, 'id'>

/** Decides whether the no-show stays, once it was read what that means for both. */
export function AppealDecision({ dispute }: { dispute: StaffDisputeDetails }) {
  const { id } = dispute
  const decide = useEndpointMutation('staffDisputes.decideAppeal', { shown: true })
  const decided = useDecided()
  const [decision, setDecision] = useState<Decision | null>(null)
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadDecisionFields,
    defaultValues: { reason: '' },
    failure: decide.error,
    // Drafts are stored by field names, which are the same for every appeal.
    keepsDraft: false,
    onSubmit: setDecision,
  })

  return (
    <Section title="Decide the appeal">
      <Form {...formProps} label="Decide the appeal">
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={decide.error} />
        <RadioGroupField label="The no-show" options={verdicts} {...field('noShow')} />
        <TextArea label="Why" hint="Both sides read it." {...field('reason')} />
        <Button type="submit" busy={decide.isPending}>
          Decide
        </Button>
      </Form>
      <ConfirmModal
        open={decision !== null}
        title="Decide the appeal for good?"
        confirmLabel={decision?.noShow === 'withdrawn' ? 'Withdraw the no-show' : 'Let the no-show stay'}
        busy={decide.isPending}
        onConfirm={() =>
          decision && decide.mutate({ id, ...decision }, { onSuccess: decided, onSettled: () => setDecision(null) })
        }
        onCancel={() => setDecision(null)}
      >
        {decision && whatFollows(dispute, decision)} Both sides are told, and it cannot be changed after that.
      </ConfirmModal>
    </Section>
  )
}

const whatFollows = ({ companyName, seekerName }: StaffDisputeDetails, { noShow }: Decision): string =>
  noShow === 'stands'
    ? `${seekerName} keeps the no-show and is paid nothing for this shift.`
    : `The work is agreed again: ${companyName} can book ${seekerName} on by hand and then pays for the hours. If ` +
      'somebody else has the place by now, the work is cancelled and nothing is owed.'
