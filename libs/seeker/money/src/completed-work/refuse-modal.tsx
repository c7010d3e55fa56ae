import { useContractForm } from '@s4/api-client/forms'
import type { Assignment } from '@s4/contract'
import { useAnswerHours } from '@s4/queries'
import { ReasonModal } from '@s4/work'

interface RefuseModalProps {
  work: Assignment
  onClose: () => void
}

const loadRefuseFields = () => import('./refuse-fields').then(({ RefuseFields }) => RefuseFields)

/** Refuses the company's hours with a reason. */
export function RefuseModal({ work: { id, engagement }, onClose }: RefuseModalProps) {
  const answer = useAnswerHours()
  const { formProps, field } = useContractForm({
    schema: loadRefuseFields,
    defaultValues: { reason: '' },
    failure: answer.error,
    keepsDraft: false,
    onSubmit: ({ reason }) => answer.mutate({ id, action: 'refuse', reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title="Refuse these hours?"
      hint="The company reads this."
      confirmLabel="Refuse these hours"
      busy={answer.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      This opens a dispute. {engagement === 'self-employed' && 'What you both agree on is invoiced at once.'} The
      company can agree yours or propose others, and you can still accept theirs. If neither happens, S4’s staff decide.
    </ReasonModal>
  )
}
