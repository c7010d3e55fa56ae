import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { Button, ErrorSummary, Form, RadioGroupField, Refusal, Section, TextArea } from '@s4/ui'
import { useDecided } from './use-decided'

const loadDecisionFields = () => import('./appeal-decision-fields').then(({ DecisionFields }) => DecisionFields)

const verdicts = [
  { value: 'withdrawn', label: 'Withdraw it: the work is agreed again' },
  { value: 'stands', label: 'It stays' },
] as const

/** Decides whether the no-show stays. */
export function AppealDecision({ id }: { id: string }) {
  const decide = useEndpointMutation('staffDisputes.decideAppeal', { shown: true })
  const decided = useDecided()
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadDecisionFields,
    defaultValues: { reason: '' },
    failure: decide.error,
    // Drafts are stored by field names, which are the same for every appeal.
    keepsDraft: false,
    onSubmit: (decision) => decide.mutate({ id, ...decision }, { onSuccess: decided }),
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
    </Section>
  )
}
