import { useContractForm } from '@s4/api-client/forms'
import type { ApiError } from '@s4/contract/api-error'
import { Button, Form, Inline, Refusal, TextField } from '@s4/ui'

const loadTemplateName = () => import('./template-name-fields').then(({ TemplateName }) => TemplateName)

interface TemplateNameFormProps {
  /** For a screen reader: `Rename Saturday doors`. */
  label: string
  name: string
  failure: ApiError | null
  busy: boolean
  saveLabel: string
  onSave: (name: string) => void
  onCancel: () => void
}

/** The name of a new template, or another name of one. */
export function TemplateNameForm({ label, name, failure, busy, saveLabel, onSave, onCancel }: TemplateNameFormProps) {
  const { formProps, field } = useContractForm({
    schema: loadTemplateName,
    defaultValues: { name },
    failure,
    keepsDraft: false,
    onSubmit: (typed) => onSave(typed.name),
  })
  return (
    <Form label={label} {...formProps}>
      <Refusal failure={failure} />
      <TextField label="Name of the template" hint="Like: Saturday doors." autoComplete="off" {...field('name')} />
      <Inline>
        <Button type="submit" size="small" busy={busy}>
          {saveLabel}
        </Button>
        <Button size="small" tone="plain" onClick={onCancel}>
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}
