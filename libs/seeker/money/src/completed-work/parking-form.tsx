import { useApi, useSending } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { PayTerms } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { Button, FileField, Form, Refusal, TextField } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'
import { useClaimExpense } from '../queries/money-queries'

const loadParkingFields = () => import('./parking-fields').then(({ ParkingFields }) => ParkingFields)

/** Claims the parking at some work, with its receipt. */
export function ParkingForm({ id, allowed }: { id: string; allowed: PayTerms['expenses'] }) {
  const api = useApi()
  const claim = useClaimExpense()
  const { onItsWay, start } = useSending()
  const upload = useMutation({
    meta: { shown: true },
    mutationFn: (file: File) => start(file, (sending) => api.upload(file, 'receipt', sending)),
  })
  const { formProps, field } = useContractForm({
    schema: loadParkingFields,
    defaultValues: { pence: '' },
    failure: claim.error,
    keepsDraft: false,
    onSubmit: ({ pence }) =>
      claim.mutate({ id, kind: 'parking', pence, ...(upload.data && { fileId: upload.data.id }) }),
  })
  return (
    <Form label="Parking" {...formProps}>
      <Refusal failure={claim.error} />
      <TextField
        label="Parking (£)"
        inputMode="decimal"
        hint={`Up to ${formatPence(allowed.parkingUpTo)}.`}
        {...field('pence')}
      />
      <FileField
        label="Receipt"
        optional={!allowed.receipts}
        hint="A picture or PDF, up to 10 MB. The company sees it."
        accept="application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
        error={upload.error?.message ?? claim.error?.fields['fileId']}
        aria-busy={upload.isPending}
        onItsWay={onItsWay}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) upload.mutate(chosen)
        }}
      />
      <Button type="submit" busy={claim.isPending || upload.isPending}>
        Claim the parking
      </Button>
    </Form>
  )
}
