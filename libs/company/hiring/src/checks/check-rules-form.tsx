import { useContractForm } from '@s4/api-client/forms'
import type { CheckRules } from '@s4/contract'
import { declaredSubjects, requirementSubjects, requirementSubjectText } from '@s4/domain/requirements'
import { Button, Disclosure, Form, RadioGroupField, Refusal, Section, Stack, Text } from '@s4/ui'
import { useCheckRules, useSaveCheckRules } from '../queries/hiring-queries'

const loadCheckRules = () => import('./check-rules-fields').then(({ CheckRules }) => CheckRules)

const rules = [
  { value: 'required', label: 'Required: nobody books on unchecked' },
  { value: 'warn', label: 'Warn only: it is shown on this page' },
] as const

const declaredRules = [
  { value: 'required', label: 'Required: nobody accepts or books on without declaring it' },
  { value: 'warn', label: 'Warn only' },
] as const
const workingTimeRules = [
  { value: 'required', label: 'Keep to them: refuse offers and acceptances that break them' },
  { value: 'warn', label: 'Warn, and tell the worker your reason' },
] as const
const screeningRules = [
  { value: 'required', label: 'Required: nobody books on without your decision' },
  { value: 'warn', label: 'Warn only: it is shown on this page' },
  { value: 'not-asked', label: 'Not asked for here' },
] as const
const isDeclared = (subject: string) => declaredSubjects.some((declared) => declared === subject)

const labels: Record<keyof CheckRules, string> = {
  ...requirementSubjectText,
  licence: 'Check of the SIA licence',
  'right-to-work': 'Check of the right to work',
  'working-time': '11 h of rest and 48 h a week on average',
  screening: 'BS 7858 screening',
}
const ruleText = (_field: string, rule: unknown) =>
  rule === 'required' ? 'required' : rule === 'warn' ? 'warn only' : 'not asked for'

export function CheckRulesForm() {
  const save = useSaveCheckRules()
  const stored = useCheckRules()
  const { formProps, field, formState, restart } = useContractForm({
    schema: loadCheckRules,
    defaultValues: stored,
    record: { values: stored, labels, text: ruleText },
    failure: save.error,
    onSubmit: (chosen): void => save.mutate(chosen, { onSuccess: (saved) => restart(saved) }),
  })
  return (
    <Section title="Before somebody books on">
      <Text tone="muted">
        A refused document stops booking on in any case. A check holds until the worker changes the document, their name
        or their date of birth.
      </Text>
      <Form label="Before somebody books on" {...formProps}>
        <Refusal failure={save.error} />
        <RadioGroupField label="Check of the SIA licence" options={rules} {...field('licence')} />
        <RadioGroupField label="Check of the right to work" options={rules} {...field('right-to-work')} />
        <RadioGroupField
          label="11 h of rest and 48 h a week on average"
          options={workingTimeRules}
          {...field('working-time')}
        />
        <RadioGroupField label="BS 7858 screening" options={screeningRules} {...field('screening')} />
        <Disclosure summary="What your jobs ask for besides">
          <Stack gap="md">
            <Text size="small" tone="muted">
              These hold for jobs that ask for it. A certificate that is required is needed for accepting work and has
              to be checked before booking on.
            </Text>
            {requirementSubjects.map((subject) => (
              <RadioGroupField
                key={subject}
                label={requirementSubjectText[subject]}
                options={isDeclared(subject) ? declaredRules : rules}
                {...field(subject)}
              />
            ))}
          </Stack>
        </Disclosure>
        <Button type="submit" busy={save.isPending}>
          {save.isSuccess && !formState.isDirty ? 'Saved' : 'Save'}
        </Button>
      </Form>
    </Section>
  )
}
