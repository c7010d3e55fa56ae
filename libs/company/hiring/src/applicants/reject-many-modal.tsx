import { useContractForm } from '@s4/api-client/forms'
import type { Applicant, Refused } from '@s4/contract'
import { ReasonModal } from '@s4/work'
import { useState } from 'react'
import { useRejectMany } from '../queries/hiring-queries'

const loadRejectFields = () => import('./reject-many-fields').then(({ RejectFields }) => RejectFields)

interface RejectManyModalProps {
  applicants: readonly Applicant[]
  onRefused: (refused: Refused) => void
  onClose: () => void
}

/** Turns several applications down with one reason; they are told at once, so it says that it cannot be undone. */
export function RejectManyModal({ applicants: given, onRefused, onClose }: RejectManyModalProps) {
  // As it was opened: the list is read anew before it closes.
  const [applicants] = useState(given)
  const reject = useRejectMany()
  const { formProps, field } = useContractForm({
    schema: loadRejectFields,
    defaultValues: { reason: '' },
    failure: reject.error,
    keepsDraft: false,
    onSubmit: ({ reason }) =>
      reject.mutate(
        { ids: applicants.map(({ id }) => id), reason },
        {
          onSuccess: ({ refused }) => {
            onRefused(refused)
            onClose()
          },
        },
      ),
  })
  const names = applicants.map(({ fullname }) => fullname).join(', ')
  return (
    <ReasonModal
      title={applicants.length === 1 ? `Turn ${names} down?` : `Turn ${applicants.length} applicants down?`}
      hint={`${names}: all read this at once and cannot apply for this job again. It cannot be undone.`}
      confirmLabel={`Turn down ${applicants.length}`}
      busy={reject.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    />
  )
}
