import { useMay } from '@s4/auth-session'
import type { LiveWorker } from '@s4/contract'
import { Button, Inline } from '@s4/ui'
import { useState } from 'react'
import { BookByHandModal } from './book-by-hand-modal'

interface BookByHandProps {
  worker: LiveWorker
  zone: string
  now: string
}

/** Lets the company book a worker on or off; hidden when neither is possible. */
export function BookByHand({ worker, zone, now }: BookByHandProps) {
  const [isModalOpen, setModalOpen] = useState(false)
  const mayRecord = useMay()('attendance.record')
  const action = actionFor(worker)
  if (!action || !mayRecord) return null

  return (
    <Inline>
      <Button tone="quiet" size="small" onClick={() => setModalOpen(true)}>
        {action === 'bookOn' ? 'Book on by hand' : 'Book off by hand'}
      </Button>
      {isModalOpen && (
        <BookByHandModal worker={worker} action={action} zone={zone} now={now} onClose={() => setModalOpen(false)} />
      )}
    </Inline>
  )
}

const actionFor = ({ status, bookedOffAt }: LiveWorker) => {
  if (status === 'assigned') return 'bookOn'
  return status === 'inProgress' && bookedOffAt === null ? 'bookOff' : null
}
