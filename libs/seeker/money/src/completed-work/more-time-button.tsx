import type { Assignment } from '@s4/contract'
import { Button, Inline } from '@s4/ui'
import { lazy, Suspense, useState } from 'react'

const MoreTime = lazy(async () => ({ default: (await import('./more-time')).MoreTime }))

/** Opens what either side claims beside the hours. */
export function MoreTimeButton({ work }: { work: Assignment }) {
  const [isOpen, setOpen] = useState(false)
  if (!work.hours) return null
  return (
    <Inline>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        Add time not counted
      </Button>
      {isOpen && (
        <Suspense>
          <MoreTime work={work} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Inline>
  )
}
