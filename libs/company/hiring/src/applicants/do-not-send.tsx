import { useBlockForm } from '@s4/queries/forms'
import { Button } from '@s4/ui'
import { BlockModal } from '@s4/work'
import { useState } from 'react'

interface DoNotSendProps {
  seekerId: string
  fullname: string
  /** Whether they are marked already; the button then lifts it. */
  marked?: boolean
}

/** Marks a worker *do not send*, or lifts it, each with a reason. */
export function DoNotSend({ seekerId, fullname, marked = false }: DoNotSendProps) {
  const [step, setStep] = useState<'block' | 'unblock' | null>(null)
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        aria-haspopup="dialog"
        aria-label={marked ? `Send ${fullname} again` : `Do not send ${fullname}`}
        onClick={() => setStep(marked ? 'unblock' : 'block')}
      >
        {marked ? 'Send again' : 'Do not send'}
      </Button>
      {step && <Open seekerId={seekerId} fullname={fullname} step={step} onClose={() => setStep(null)} />}
    </>
  )
}

interface OpenProps extends Omit<DoNotSendProps, 'marked'> {
  step: 'block' | 'unblock'
  onClose: () => void
}

function Open({ seekerId, fullname, step, onClose }: OpenProps) {
  const form = useBlockForm(seekerId, step, onClose)
  return <BlockModal step={step} fullname={fullname} onClose={onClose} {...form} />
}
