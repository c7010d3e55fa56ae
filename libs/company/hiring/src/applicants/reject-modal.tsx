import { useContractForm } from '@s4/api-client/forms'
import type { Applicant } from '@s4/contract'
import { ReasonModal } from '@s4/work'
import { useReject } from '../queries/hiring-queries'

const loadRejectFields = () => import('./reject-fields').then(({ RejectFields }) => RejectFields)

/** Turns an application down with a reason the applicant reads. */
export function RejectModal({ id, fullname, onClose }: Pick<Applicant, 'id' | 'fullname'> & { onClose: () => void }) {
  const reject = useReject()
  const { formProps, field } = useContractForm({
    schema: loadRejectFields,
    defaultValues: { reason: '' },
    failure: reject.error,
    keepsDraft: `reject:${id}`,
    onSubmit: ({ reason }) => reject.mutate({ id, reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title={`Turn ${fullname} down?`}
      hint={`${fullname} reads this, and cannot apply for this job again.`}
      confirmLabel="Turn down"
      busy={reject.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    />
  )
}
