import { useMay } from '@s4/auth-session'
import { useContractForm } from '@s4/api-client/forms'
import type { Assignment } from '@s4/contract'
import { useCancelWorkForm } from '@s4/queries/forms'
import { Button, Inline, Text } from '@s4/ui'
import { CancelWorkModal, ReasonModal } from '@s4/work'
import { useState } from 'react'
import { EnterHoursModal } from './enter-hours-modal'
import { useNoShow } from '../queries/hiring-queries'

const loadNoShowFields = () => import('./place-actions-fields').then(({ NoShowFields }) => NoShowFields)

/**
 * A place can be cancelled until the shift ends; a no-show can be recorded once it has started; the times can be
 * entered once it is over.
 */
export function PlaceActions({ assignment }: { assignment: Assignment }) {
  const { startsAt, endsAt } = assignment
  const [now] = useState(() => Date.now())
  const [openModal, setOpenModal] = useState<'cancel' | 'no-show' | 'enter' | null>(null)
  const close = () => setOpenModal(null)
  const may = useMay()

  return (
    <Inline>
      {now < Date.parse(endsAt) && may('work.cancel') && (
        <Button size="small" tone="quiet" onClick={() => setOpenModal('cancel')}>
          Cancel their place
        </Button>
      )}
      {now >= Date.parse(endsAt) && may('attendance.record') && (
        <Button size="small" tone="quiet" onClick={() => setOpenModal('enter')}>
          Enter the hours
        </Button>
      )}
      {now >= Date.parse(startsAt) && may('attendance.record') && (
        <Button size="small" tone="quiet" onClick={() => setOpenModal('no-show')}>
          Record a no-show
        </Button>
      )}
      {openModal === 'cancel' && <CancelPlaceModal assignment={assignment} onClose={close} />}
      {openModal === 'enter' && <EnterHoursModal assignment={assignment} onClose={close} />}
      {openModal === 'no-show' && <NoShowModal assignment={assignment} onClose={close} />}
    </Inline>
  )
}

interface PlaceModalProps {
  assignment: Assignment
  onClose: () => void
}

function CancelPlaceModal({ assignment, onClose }: PlaceModalProps) {
  const form = useCancelWorkForm({ side: 'company', work: assignment }, onClose)
  return <CancelWorkModal side="company" work={assignment} onClose={onClose} {...form} />
}

function NoShowModal({ assignment: { id, seekerName }, onClose }: PlaceModalProps) {
  const noShow = useNoShow()
  const { formProps, field } = useContractForm({
    schema: loadNoShowFields,
    defaultValues: { reason: '' },
    failure: noShow.error,
    keepsDraft: `no-show:${id}`,
    onSubmit: ({ reason }) => noShow.mutate({ id, reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title={`Record that ${seekerName} did not come?`}
      hint={`${seekerName} reads this and can appeal.`}
      confirmLabel="Record a no-show"
      busy={noShow.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      <Text>
        This counts in how reliable they look to other companies. It is your decision: S4 never makes it by itself.
      </Text>
    </ReasonModal>
  )
}
