import { useContractForm } from '@s4/api-client/forms'
import { useMay } from '@s4/auth-session'
import type { Assignment } from '@s4/contract'
import { Button, Callout, ConfirmModal, Inline, Refusal } from '@s4/ui'
import { ReasonModal } from '@s4/work'
import { useState } from 'react'
import { useAnswerSwap } from '../queries/hiring-queries'

const loadRefusalFields = () => import('./swap-question-fields').then(({ RefusalFields }) => RefusalFields)

/** A worker asks to hand their shift over; whoever may offer work answers. */
export function SwapQuestion({ assignment }: { assignment: Assignment }) {
  const { id, seekerName } = assignment
  const may = useMay()
  const answer = useAnswerSwap()
  const [open, setOpen] = useState<'allow' | 'refuse' | null>(null)
  const close = () => setOpen(null)
  return (
    <Callout tone="info" title={`${seekerName} asks to hand this shift over`}>
      The notification about it says why. If you allow it, they give a link to a worker you have saved, who takes the
      shift under the same terms with every check of an acceptance.
      {may('workers.offer') && (
        <Inline>
          <Button size="small" onClick={() => setOpen('allow')}>
            Allow it
          </Button>
          <Button size="small" tone="quiet" onClick={() => setOpen('refuse')}>
            Refuse it
          </Button>
        </Inline>
      )}
      {open === null && <Refusal failure={answer.error} />}
      {open === 'allow' && (
        <ConfirmModal
          open
          tone="action"
          title={`Let ${seekerName} hand this shift over?`}
          confirmLabel="Allow it"
          busy={answer.isPending}
          onCancel={close}
          onConfirm={() => answer.mutate({ id, answer: 'allow' }, { onSettled: close })}
        >
          The first worker you have saved who accepts has the shift. You are told who comes.
        </ConfirmModal>
      )}
      {open === 'refuse' && <RefuseModal assignment={assignment} onClose={close} />}
    </Callout>
  )
}

function RefuseModal({ assignment: { id, seekerName }, onClose }: { assignment: Assignment; onClose: () => void }) {
  const answer = useAnswerSwap()
  const { formProps, field } = useContractForm({
    schema: loadRefusalFields,
    defaultValues: { reason: '' },
    failure: answer.error,
    keepsDraft: `refuse-swap:${id}`,
    onSubmit: ({ reason }) => answer.mutate({ id, answer: 'refuse', reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title={`Refuse that ${seekerName} hands this shift over?`}
      hint={`${seekerName} reads this.`}
      confirmLabel="Refuse it"
      busy={answer.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      <Refusal failure={answer.error} />
    </ReasonModal>
  )
}
