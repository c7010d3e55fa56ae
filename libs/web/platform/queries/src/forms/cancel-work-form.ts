import { useContractForm } from '@s4/api-client/forms'
import { useCancelWork } from '../assignments'

const loadCancelFields = () => import('./cancel-work-fields').then(({ CancelFields }) => CancelFields)

/** The form of cancelling agreed work, for the modal that shows what it costs. */
export function useCancelWorkForm(id: string, onDone: () => void) {
  const cancel = useCancelWork()
  const { formProps, field } = useContractForm({
    schema: loadCancelFields,
    defaultValues: { reason: '' },
    failure: cancel.error,
    keepsDraft: `cancel:${id}`,
    onSubmit: ({ reason }) => cancel.mutate({ id, reason }, { onSuccess: onDone }),
  })
  return { formProps, field: field('reason'), busy: cancel.isPending }
}
