import { useMaybeSession } from '@s4/auth-session'
import type { Assignment } from '@s4/contract'
import { Button, lazyDialog } from '@s4/ui'
import { useState } from 'react'

const ClaimTime = lazyDialog(async () => (await import('./claim-time')).ClaimTime)

/** Asks for time that booking on and off has not recorded (docs/product.md#hours); it needs a session. */
export function MissedTimeButton({ work }: { work: Assignment }) {
  const [isOpen, setOpen] = useState(false)
  if (!useMaybeSession() || !work.hours) return null
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Add time not counted
      </Button>
      {isOpen && <ClaimTime work={work} onClose={() => setOpen(false)} />}
    </>
  )
}
