import { useContractForm } from '@s4/api-client/forms'
import { useChange } from '../use-change'

const loadBlockFields = () => import('./block-fields').then(({ BlockFields }) => BlockFields)

/** The form that blocks a worker, or lifts that, with the reason. */
export function useBlockForm(seekerId: string, step: 'block' | 'unblock', onDone: () => void) {
  const block = useChange('workers.block')
  const unblock = useChange('workers.unblock')
  const change = step === 'block' ? block : unblock
  const { formProps, field } = useContractForm({
    schema: loadBlockFields,
    defaultValues: { reason: '' },
    failure: change.error,
    keepsDraft: `${step}:${seekerId}`,
    onSubmit: ({ reason }) => change.mutate({ id: seekerId, reason }, { onSuccess: onDone }),
  })
  return { formProps, field: field('reason'), busy: change.isPending }
}
