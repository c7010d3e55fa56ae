import { useSessionStore } from '@s4/auth-session'
import type { SealedNumber as Kind } from '@s4/contract'
import { Button, ConfirmModal, Inline, Section, Text } from '@s4/ui'
import { useState } from 'react'
import { SealedNumber } from './sealed-number'

interface StoredNumberProps {
  name: string
  kind: Kind
  masked: string
  onRemove: () => Promise<unknown>
}

/** The stored number, above the form that changes it. */
export function StoredNumber({ name, kind, masked, onRemove }: StoredNumberProps) {
  const session = useSessionStore()
  const [isModalOpen, setModalOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  const remove = async () => {
    setBusy(true)
    await onRemove()
      .then(session.refresh, () => null)
      .finally(() => setBusy(false))
    setModalOpen(false)
  }

  return (
    <Section title={`Your ${name}`}>
      <Inline justify="between">
        <SealedNumber name={name} kind={kind} masked={masked} />
        <Button tone="plain" size="small" onClick={() => setModalOpen(true)}>
          Remove
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        Kept encrypted. Enter it below only to change it.
      </Text>
      <ConfirmModal
        open={isModalOpen}
        title={`Remove your ${name}?`}
        confirmLabel="Remove"
        tone="danger"
        busy={busy}
        onCancel={() => setModalOpen(false)}
        onConfirm={() => void remove()}
      >
        You can enter it again at any time.
      </ConfirmModal>
    </Section>
  )
}
