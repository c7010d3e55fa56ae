import type { Site } from '@s4/contract'
import { Button, Callout, ConfirmModal } from '@s4/ui'
import { useState } from 'react'
import { useReplaceCodes } from './code-queries'

/** Replaces the codes of a site; printed ones stop working. */
export function ReplaceCodes({ site: { id, name } }: { site: Site }) {
  const replace = useReplaceCodes()
  const [isModalOpen, setModalOpen] = useState(false)
  const confirmed = () => replace.mutate({ id }, { onSettled: () => setModalOpen(false) })

  return (
    <>
      {replace.isSuccess && (
        <Callout tone="warning" live>
          The codes are new. Print them again.
        </Callout>
      )}
      <Button tone="quiet" size="small" onClick={() => setModalOpen(true)}>
        Replace codes
      </Button>
      <ConfirmModal
        open={isModalOpen}
        title={`Replace the codes of ${name}?`}
        confirmLabel="Replace codes"
        tone="danger"
        busy={replace.isPending}
        onConfirm={confirmed}
        onCancel={() => setModalOpen(false)}
      >
        The codes you printed stop working at once, and so do the tablets that show them. Print the new codes and put
        them up before the next shift.
      </ConfirmModal>
    </>
  )
}
