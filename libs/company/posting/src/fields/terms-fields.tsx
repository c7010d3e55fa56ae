import { Button, Disclosure, Fieldset, Inline, Text, TextField } from '@s4/ui'
import { CancellationTerms } from '@s4/work'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { PostingFormState } from '../draft/use-posting-form'

/** What cancelling costs, in sight; the rules open to be changed. */
export function TermsFields({ form }: { form: PostingFormState }) {
  const [company, seeker] = useWatch({ control: form.control, name: ['terms.company', 'terms.seeker'] })
  return (
    <Fieldset legend="Cancellation">
      <CancellationTerms reader="company" terms={{ company: wholeBands(company), seeker: wholeBands(seeker) }} />
      <Disclosure summary="Change the cancellation terms">
        <Side form={form} side="company" legend="If you cancel" />
        <Side form={form} side="seeker" legend="If the worker cancels" />
      </Disclosure>
    </Fieldset>
  )
}

/** The rules as typed, without those that are only half there. */
const wholeBands = (bands: readonly { noticeHours: string; percent: string }[]) =>
  bands
    .filter(({ noticeHours, percent }) => /^\s*\d+\s*$/.test(noticeHours) && /^\s*\d+\s*$/.test(percent))
    .map(({ noticeHours, percent }) => ({ noticeHours: Number(noticeHours), percent: Number(percent) }))

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
      {fields.length === 0 && <Text tone="muted">Cancelling is always free.</Text>}
      {problem && (
        <Text tone="danger" role="alert">
          {problem}
        </Text>
      )}
      {fields.map((band, index) => (
        <Inline key={band.id} align="end" role="group" aria-label={`${legend}, step ${index + 1}`}>
          <TextField
            label="Notice shorter than"
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
          Add a rule
        </Button>
      )}
    </Fieldset>
  )
}
