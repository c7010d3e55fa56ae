import { saveDrafts } from '@s4/api-client'
import { Button, CornerNotice } from '@s4/ui'
import { useState } from 'react'
import { update } from './app-on-phone'

/** A newer version is ready, in the corner: it comes while the page is read, and pushes nothing away. */
export function UpdateNotice() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <CornerNotice
      title="A newer version of S4 is ready"
      action={
        <>
          <Button
            size="small"
            onClick={() => {
              saveDrafts()
              update()
            }}
          >
            Update now
          </Button>
          <Button size="small" tone="quiet" onClick={() => setOpen(false)}>
            Later
          </Button>
        </>
      }
    >
      It takes a moment. We keep what you typed, and what is not sent yet.
    </CornerNotice>
  )
}
