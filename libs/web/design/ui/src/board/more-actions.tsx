import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button'
import { Inline } from '../layout/layout'

interface MoreActionsProps {
  /** What the actions are about, for screen readers. */
  about: string
  /** At most two. */
  first: ReactNode
  /** Shown after a press. */
  more?: ReactNode
  /** What cannot be undone: shown after a press, apart from the others. */
  destructive?: ReactNode
}

/** The one or two actions that matter, and the rest behind a button. */
export function MoreActions({ about, first, more, destructive }: MoreActionsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Inline>
        {first}
        {(more || destructive) && (
          <Button
            tone="plain"
            size="small"
            aria-expanded={open}
            aria-label={open ? `Fewer actions for ${about}` : `More actions for ${about}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'More'}
          </Button>
        )}
      </Inline>
      {open && more && <Inline>{more}</Inline>}
      {open && destructive && <Inline>{destructive}</Inline>}
    </>
  )
}
