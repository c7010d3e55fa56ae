import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { Declaration } from '@s4/contract'
import { useToast } from '@s4/toast'
import { Button, ErrorSummary, Form, Refusal, SelectField, TextArea } from '@s4/ui'

const loadFields = () => import('./declaration-decision-fields').then(({ Fields }) => Fields)

const findings = [
  { value: 'lookedAt', label: 'Looked at, not decided' },
  { value: 'verified', label: 'Verified' },
  { value: 'refused', label: 'Refused' },
] as const
const methods = [
  { value: 'register', label: 'Public register' },
  { value: 'document', label: 'Certificate or policy seen' },
  { value: 'issuer', label: 'Insurer or body asked' },
] as const

interface DeclarationDecisionProps {
  companyId: string
  declaration: Declaration
}

/** Says what was found about one thing the company declared. */
export function DeclarationDecision({ companyId, declaration: { id, status, method } }: DeclarationDecisionProps) {
  const decide = useEndpointMutation('staffCompanies.decideDeclaration', { shown: true })
  const toast = useToast()
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadFields,
    defaultValues: {
      status: status === 'declared' ? 'lookedAt' : status,
      method: method ?? 'register',
      reason: '',
    },
    failure: decide.error,
    // Drafts are stored by field names, which are the same for every declaration.
    keepsDraft: false,
    onSubmit: (decision) =>
      decide.mutate(
        { id: companyId, declarationId: id, ...decision },
        { onSuccess: () => toast.success('What you found is recorded.') },
      ),
  })

  return (
    <Form {...formProps} label="What you found">
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={decide.error} />
      <SelectField label="What you found" options={findings} {...field('status')} />
      <SelectField label="How you looked" options={methods} {...field('method')} />
      <TextArea label="Reason" optional hint="Needed for a refusal: the company reads it." {...field('reason')} />
      <Button type="submit" tone="quiet" busy={decide.isPending}>
        Record
      </Button>
    </Form>
  )
}
