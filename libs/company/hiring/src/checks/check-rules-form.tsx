import { useContractForm } from '@s4/api-client/forms'
import { CheckRules } from '@s4/contract'
import { Button, Form, RadioGroupField, Refusal, Section, Text } from '@s4/ui'
import { useCheckRules, useSaveCheckRules } from '../queries/hiring-queries'

const rules = [
  { value: 'required', label: 'Required: nobody books on unchecked' },
  { value: 'warn', label: 'Warn only: it is shown on this page' },
] as const

export function CheckRulesForm() {
  const save = useSaveCheckRules()
  const { formProps, field, formState, reset } = useContractForm({
    schema: CheckRules,
    defaultValues: useCheckRules(),
    failure: save.error,
    onSubmit: (chosen) => save.mutate(chosen, { onSuccess: () => reset(chosen) }),
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
        <Button type="submit" busy={save.isPending}>
          {save.isSuccess && !formState.isDirty ? 'Saved' : 'Save'}
        </Button>
      </Form>
    </Section>
  )
}
