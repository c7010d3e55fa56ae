import { useContractForm } from '@s4/api-client/forms'
import type { PayTerms } from '@s4/contract'
import { mostMiles } from '@s4/domain/expenses'
import { formatPence } from '@s4/domain/money'
import { Button, Form, Refusal, TextField } from '@s4/ui'
import { useClaimExpense } from '../queries/money-queries'

const loadMileageFields = () => import('./mileage-fields').then(({ MileageFields }) => MileageFields)

/** Claims the way to some work. */
export function MileageForm({ id, allowed }: { id: string; allowed: PayTerms['expenses'] }) {
  const claim = useClaimExpense()
  const { formProps, field } = useContractForm({
    schema: loadMileageFields,
    defaultValues: { miles: '' },
    failure: claim.error,
    keepsDraft: false,
    onSubmit: ({ miles }) => claim.mutate({ id, kind: 'mileage', miles }),
  })
  return (
    <Form label="Mileage" {...formProps}>
      <Refusal failure={claim.error} />
      <TextField
        label="Miles driven"
        inputMode="numeric"
        hint={`${formatPence(allowed.pencePerMile)} a mile, up to ${mostMiles(allowed)} miles.`}
        {...field('miles')}
      />
      <Button type="submit" busy={claim.isPending}>
        Claim the mileage
      </Button>
    </Form>
  )
}
