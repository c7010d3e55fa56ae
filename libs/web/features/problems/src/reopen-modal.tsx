import { useContractForm } from '@s4/api-client/forms'
import { ReasonModal } from '@s4/work'
import { useReopen } from './problem-queries'

const loadReopenFields = () => import('./reopen-fields').then(({ ReopenFields }) => ReopenFields)

/** Opens a problem again with a reason the other side reads. */
export function ReopenModal({ id, onClose }: { id: string; onClose: () => void }) {
  const reopen = useReopen()
  const { formProps, field } = useContractForm({
    schema: loadReopenFields,
    defaultValues: { reason: '' },
    failure: reopen.error,
    keepsDraft: `reopen:${id}`,
    onSubmit: ({ reason }) => reopen.mutate({ id, reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title="Reopen this problem"
      hint="The other side will read it."
      confirmLabel="Reopen it"
      busy={reopen.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    />
  )
}
