import { checkpointLetters, type SiteFields } from '@s4/contract'
import { Button, Fieldset, Inline, Text, TextField, type TextFieldProps } from '@s4/ui'
import { useFieldArray, type Control } from 'react-hook-form'
import type { z } from 'zod'
import type { SiteFormFields } from './site-form-fields'

/** The form's values before validation. */
export type SiteInput = z.input<typeof SiteFormFields>

interface CheckpointFieldsProps {
  control: Control<SiteInput, unknown, SiteFields>
  field: (name: `checkpoints.${number}.name`) => Partial<TextFieldProps>
}

/** Up to ten named points, each with its own code. */
export function CheckpointFields({ control, field }: CheckpointFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'checkpoints' })
  const free = checkpointLetters.find((letter) => !fields.some((checkpoint) => checkpoint.letter === letter))

  return (
    <Fieldset
      legend="Checkpoints"
      hint="Points at the site, such as a gate. Each gets its own code. You need none: the site has a code too."
    >
      {fields.map((checkpoint, index) => (
        <Inline key={checkpoint.id} align="end" nowrap>
          <TextField label={`Checkpoint ${checkpoint.letter}`} {...field(`checkpoints.${index}.name`)} />
          <Button tone="plain" onClick={() => remove(index)} aria-label={`Remove checkpoint ${checkpoint.letter}`}>
            Remove
          </Button>
        </Inline>
      ))}
      {free ? (
        <Button tone="quiet" onClick={() => append({ letter: free, name: '' })}>
          Add checkpoint {free}
        </Button>
      ) : (
        <Text size="small" tone="muted">
          A site has at most 10 checkpoints.
        </Text>
      )}
    </Fieldset>
  )
}
