import { useBlockForm } from '@s4/queries/forms'
import { Button } from '@s4/ui'
import { BlockModal } from '@s4/work'
import { useState } from 'react'

interface BlockWorkerProps {
  seekerId: string
  fullname: string
  /** Whether they are marked already; the button then lifts it. */
  marked?: boolean
}

/** Blocks a worker, or lifts that, each with a reason. */
export function BlockWorker({ seekerId, fullname, marked = false }: BlockWorkerProps) {
  const [step, setStep] = useState<'block' | 'unblock' | null>(null)
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        aria-haspopup="dialog"
        aria-label={marked ? `Unblock ${fullname}` : `Block ${fullname} for your jobs`}
        onClick={() => setStep(marked ? 'unblock' : 'block')}
      >
        {marked ? 'Unblock' : 'Block for your jobs'}
      </Button>
      {step && <Open seekerId={seekerId} fullname={fullname} step={step} onClose={() => setStep(null)} />}
    </>
  )
}

interface OpenProps extends Omit<BlockWorkerProps, 'marked'> {
  step: 'block' | 'unblock'
  onClose: () => void
}

function Open({ seekerId, fullname, step, onClose }: OpenProps) {
  const form = useBlockForm(seekerId, step, onClose)
  return <BlockModal step={step} fullname={fullname} onClose={onClose} {...form} />
}
