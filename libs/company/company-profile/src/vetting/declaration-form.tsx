import { useContractForm } from '@s4/api-client/forms'
import type { Declaration } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import { type DeclarationKind, declarationLabels, isInsurance } from '@s4/domain/vetting'
import { useChange } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Button, DateField, ErrorSummary, Form, Inline, Refusal, TextField } from '@s4/ui'

const loadFields = () => import('./declaration-fields').then(({ Fields }) => Fields)

const hints: Record<DeclarationKind, string> = {
  companiesHouse: '8 digits, or 2 letters and 6 digits, like SC123456.',
  acs: 'As written in the SIA’s register of approved contractors.',
  employersLiability: 'The policy number.',
  publicLiability: 'The policy number.',
}

interface DeclarationFormProps {
  kind: DeclarationKind
  declared: Declaration | undefined
  onClose: () => void
}

export function DeclarationForm({ kind, declared, onClose }: DeclarationFormProps) {
  const declare = useChange('vetting.declare', { shown: true })
  const toast = useToast()
  const label = declarationLabels[kind]
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadFields,
    defaultValues: {
      number: declared?.number ?? '',
      insurer: declared?.insurer ?? '',
      validUntil: declared?.validUntil ?? '',
    },
    failure: declare.error,
    record: {
      values: {
        number: declared?.number ?? '',
        insurer: declared?.insurer ?? '',
        validUntil: declared?.validUntil ?? null,
      },
      labels: { number: 'Number', insurer: 'Insurer', validUntil: 'Last day' },
      toInput: (values) => ('validUntil' in values ? { ...values, validUntil: values.validUntil ?? '' } : values),
      text: (name, value) => (name === 'validUntil' && typeof value === 'string' ? dateText(value) : null),
    },
    // Drafts are stored by field names, which are the same for every declaration.
    keepsDraft: false,
    onSubmit: (input) =>
      declare.mutate(
        { kind, ...input },
        {
          onSuccess: () => {
            toast.success(`${label}: sent to S4. We will check it.`)
            onClose()
          },
        },
      ),
  })

  return (
    <Form {...formProps} label={label}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      {formProps.changed.length === 0 && <Refusal failure={declare.error} />}
      <TextField label="Number" hint={hints[kind]} autoComplete="off" spellCheck={false} {...field('number')} />
      {isInsurance(kind) && <TextField label="Insurer" {...field('insurer')} />}
      {isInsurance(kind) && <DateField label="Last day" {...field('validUntil')} />}
      <Inline>
        <Button type="submit" busy={declare.isPending}>
          Send to S4
        </Button>
        <Button tone="plain" onClick={onClose}>
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}
