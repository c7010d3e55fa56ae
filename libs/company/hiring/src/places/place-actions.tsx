import type { Assignment } from '@s4/contract'
import { useCancelWork } from '@s4/queries'
import { Button, Inline, Text } from '@s4/ui'
import { CancelWorkModal, ReasonModal } from '@s4/work'
import { useState } from 'react'
import { useNoShow } from '../queries/hiring-queries'

/** Cancelling a place until the shift ends, recording a no-show once it has started. */
export function PlaceActions({ assignment }: { assignment: Assignment }) {
  const { id, seekerName, startsAt, endsAt } = assignment
  const [now] = useState(() => Date.now())
  const [asking, setAsking] = useState<'cancel' | 'no-show' | null>(null)
  const close = () => setAsking(null)
  const cancel = useCancelWork()
  const noShow = useNoShow()

  return (
    <Inline>
      {now < Date.parse(endsAt) && (
        <Button size="small" tone="quiet" onClick={() => setAsking('cancel')}>
          Cancel their place
        </Button>
      )}
      {now >= Date.parse(startsAt) && (
        <Button size="small" tone="quiet" onClick={() => setAsking('no-show')}>
          Record a no-show
        </Button>
      )}
      <CancelWorkModal
        open={asking === 'cancel'}
        side="company"
        work={assignment}
        busy={cancel.isPending}
        onClose={close}
        onConfirm={(reason) => cancel.mutate({ id, reason }, { onSuccess: close })}
      />
      <ReasonModal
        open={asking === 'no-show'}
        title={`Record that ${seekerName} did not come?`}
        hint={`${seekerName} reads this and can appeal.`}
        missing="Say what happened: the worker will read it."
        confirmLabel="Record a no-show"
        busy={noShow.isPending}
        onConfirm={(reason) => noShow.mutate({ id, reason }, { onSuccess: close })}
        onClose={close}
      >
        <Text>
          This counts in how reliable they look to other companies. It is your decision: S4 never makes it by itself.
        </Text>
      </ReasonModal>
    </Inline>
  )
}
