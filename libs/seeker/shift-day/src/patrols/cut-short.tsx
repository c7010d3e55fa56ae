import { useContractForm } from '@s4/api-client/forms'
import type { Patrol } from '@s4/contract'
import { Button, Form, Inline, Modal, Refusal, TextArea } from '@s4/ui'
import { useState } from 'react'
import { useCutShort } from './patrol-queries'

const loadCutShortFields = () => import('./cut-short-fields').then(({ CutShortFields }) => CutShortFields)

interface CutShortProps {
  patrol: Patrol
  workId: string
}

/** Ends a patrol before every point is scanned. */
export function CutShort({ patrol, workId }: CutShortProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Inline>
        <Button tone="quiet" onClick={() => setOpen(true)}>
          End this patrol early
        </Button>
      </Inline>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="End this patrol early?"
        description="The points you have not scanned count as missed, and the company is told at once."
      >
        {isOpen && <ReasonForm patrol={patrol} workId={workId} onEnded={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

function ReasonForm({ patrol, workId, onEnded }: CutShortProps & { onEnded: () => void }) {
  const cut = useCutShort()
  const { field, formProps } = useContractForm({
    schema: loadCutShortFields,
    defaultValues: { reason: '' },
    failure: cut.error,
    keepsDraft: false,
    onSubmit: ({ reason }) => cut.mutate({ id: workId, patrolId: patrol.id, reason }, { onSuccess: onEnded }),
  })
  return (
    <Form label="End this patrol early" {...formProps}>
      <Refusal failure={cut.error} />
      <TextArea label="Why" rows={3} {...field('reason')} />
      <Inline>
        <Button type="submit" tone="danger" busy={cut.isPending}>
          End this patrol
        </Button>
      </Inline>
    </Form>
  )
}
