import { useContractForm } from '@s4/api-client/forms'
import type { ScreeningSummary } from '@s4/contract'
import { dateText, momentText } from '@s4/domain/shift-text'
import {
  Button,
  DateField,
  ErrorSummary,
  Form,
  List,
  RadioGroupField,
  Refusal,
  Section,
  StatusBadge,
  Text,
  TextField,
} from '@s4/ui'
import { statusTones } from '@s4/work'
import { useWatch } from 'react-hook-form'
import { useDecideScreening } from '../queries/screening-queries'

const loadDecisionDraft = () => import('./decisions-fields').then(({ DecisionDraft }) => DecisionDraft)

type Decision = ScreeningSummary['decisions'][number]

const words: Record<Decision['result'], string> = {
  complete: 'Complete',
  conditional: 'Conditional',
  refused: 'Refused',
}

/** What the company has decided, and the form for its next decision. */
export function Decisions({ seekerId, summary }: { seekerId: string; summary: ScreeningSummary }) {
  const { decisions, mayOpen, fullname } = summary
  return (
    <Section title="Your decision">
      <Text tone="muted">
        It is your company’s own record: who decided, when and why. {fullname} is told. A refusal stops offers,
        accepting and booking on.
      </Text>
      {decisions.length > 0 && (
        <List label="Decisions">
          {decisions.map(({ id, result, until, reason, decidedAt, decidedBy }) => (
            <li key={id}>
              <StatusBadge tone={statusTones.screening[result]}>{words[result]}</StatusBadge>
              <Text size="small">
                {until && `Until ${dateText(until)}. `}
                {momentText(decidedAt)}
                {decidedBy && ` by ${decidedBy}`}
                {reason && `: ${reason}`}
              </Text>
            </li>
          ))}
        </List>
      )}
      {(mayOpen || decisions.length > 0) && (
        <DecisionForm key={decisions[0]?.id ?? 'first'} seekerId={seekerId} summary={summary} />
      )}
    </Section>
  )
}

function DecisionForm({ seekerId, summary }: { seekerId: string; summary: ScreeningSummary }) {
  const { decisions, conditionalUntil } = summary
  const decide = useDecideScreening()
  const { field, errors, formProps, formState, control, setValue } = useContractForm({
    schema: loadDecisionDraft,
    defaultValues: { until: '', reason: '' },
    failure: decide.error,
    // Drafts are stored by field names, which are the same for every worker.
    keepsDraft: false,
    onSubmit: (decision) =>
      decide.mutate({
        ...decision,
        id: seekerId,
        lastDecisionId: decisions[0]?.id ?? null,
      }),
  })
  const result = useWatch({ control, name: 'result' })
  const resultField = field('result')
  const options = [
    { value: 'complete', label: 'Screening complete' },
    ...(conditionalUntil === null
      ? []
      : [{ value: 'conditional', label: `Conditional, until ${dateText(conditionalUntil)} at the latest` }]),
    { value: 'refused', label: 'Refused' },
  ]

  return (
    <Form label="Decision" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={decide.error} />
      <RadioGroupField
        label="Decision"
        hint={conditionalUntil === null ? 'The twelve weeks of a conditional decision are over.' : undefined}
        options={options}
        {...resultField}
        onChange={(event) => {
          // A day that was typed before another decision was chosen does not count.
          if (event.target.value !== 'conditional') setValue('until', '')
          return resultField.onChange(event)
        }}
      />
      {result === 'conditional' && (
        <DateField
          label="Until"
          hint="Twelve weeks from your first conditional decision at the latest."
          {...field('until')}
        />
      )}
      <TextField label="Reason" optional={result === 'complete'} hint="The worker reads this." {...field('reason')} />
      <Button type="submit" busy={decide.isPending}>
        Record the decision
      </Button>
    </Form>
  )
}
