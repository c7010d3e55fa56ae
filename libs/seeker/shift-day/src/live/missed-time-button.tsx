import { useMaybeSession } from '@s4/auth-session'
import type { Assignment } from '@s4/contract'
import { Button, lazyPart } from '@s4/ui'
import { Suspense, useState } from 'react'

const ClaimTime = lazyPart(async () => (await import('./claim-time')).ClaimTime)

/** Asks for time that booking on and off has not recorded (docs/product.md#hours); it needs a session. */
export function MissedTimeButton({ work }: { work: Assignment }) {
  const [isOpen, setOpen] = useState(false)
  if (!useMaybeSession() || !work.hours) return null
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Add time not counted
      </Button>
      {isOpen && (
        <Suspense>
          <ClaimTime work={work} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
