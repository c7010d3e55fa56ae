import { Button, Disclosure, Fieldset, Inline, Text, TextField } from '@s4/ui'
import { useFieldArray } from 'react-hook-form'
import type { PostingFormState } from '../draft/use-posting-form'

export function TermsFields({ form }: { form: PostingFormState }) {
  return (
    <Disclosure summary="Cancellation terms">
      <Side form={form} side="company" legend="If you cancel" />
      <Side form={form} side="seeker" legend="If the worker cancels" />
    </Disclosure>
  )
}

function Side({
  form: { field, control, errors },
  side,
  legend,
}: {
  form: PostingFormState
  side: 'company' | 'seeker'
  legend: string
}) {
  const { fields, append, remove } = useFieldArray({ control, name: `terms.${side}` })
  const problem = errors.find(({ name }) => name === `terms.${side}`)?.message

  return (
    <Fieldset legend={legend}>
      {fields.length === 0 && <Text tone="muted">Nothing is owed, whenever it happens.</Text>}
      {problem && (
        <Text tone="danger" role="alert">
          {problem}
        </Text>
      )}
      {fields.map((band, index) => (
        <Inline key={band.id} align="end" role="group" aria-label={`${legend}, step ${index + 1}`}>
          <TextField
            label="With less notice than"
            suffix="hours"
            inputMode="numeric"
            {...field(`terms.${side}.${index}.noticeHours`)}
          />
          <TextField
            label="Pay this share"
            suffix="%"
            inputMode="numeric"
            {...field(`terms.${side}.${index}.percent`)}
          />
          <Button tone="plain" onClick={() => remove(index)} aria-label={`Remove step ${index + 1}`}>
            Remove
          </Button>
        </Inline>
      ))}
      {fields.length < 5 && (
        <Button tone="quiet" size="small" onClick={() => append({ noticeHours: '', percent: '' })}>
          Add a step
        </Button>
      )}
    </Fieldset>
  )
}
