import { useContractForm } from '@s4/api-client/forms'
import type { SearchAlert } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { useWatch } from 'react-hook-form'
import { Button, Form, Inline, Refusal, SelectField, TextField } from '@s4/ui'

const loadNameAndAlert = () => import('./saved-search-fields').then(({ NameAndAlert }) => NameAndAlert)

export const alertChoices: readonly { value: SearchAlert; label: string }[] = [
  { value: 'app', label: 'By notification' },
  { value: 'mail', label: 'By notification, and email at once' },
  { value: 'daily', label: 'By notification, and one email a day' },
  { value: 'off', label: 'Not at all' },
]

interface SavedSearchFormProps {
  /** For a screen reader: `Change Doors`. */
  label: string
  name: string
  alert: SearchAlert
  failure: ApiError | null
  busy: boolean
  saveLabel: string
  onSave: (typed: { name: string; alert: SearchAlert }) => void
  onCancel: () => void
}

/** The name of a search, and how its worker is told of new jobs. */
export function SavedSearchForm({ label, name, alert, failure, busy, saveLabel, ...on }: SavedSearchFormProps) {
  const { formProps, field, control } = useContractForm({
    schema: loadNameAndAlert,
    defaultValues: { name, alert },
    failure,
    keepsDraft: false,
    onSubmit: (typed) => on.onSave(typed),
  })
  const chosen = useWatch({ control, name: 'alert' })
  return (
    <Form label={label} {...formProps}>
      <Refusal failure={failure} />
      <TextField label="Name of the search" hint="Like: Weekend doors." autoComplete="off" {...field('name')} />
      <SelectField
        label="Tell me of new jobs"
        hint={
          chosen === 'mail'
            ? 'We send at most three of these emails a day for each search. The other jobs are in your notifications.'
            : undefined
        }
        options={alertChoices}
        {...field('alert')}
      />
      <Inline>
        <Button type="submit" size="small" busy={busy}>
          {saveLabel}
        </Button>
        <Button size="small" tone="plain" onClick={on.onCancel}>
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}
