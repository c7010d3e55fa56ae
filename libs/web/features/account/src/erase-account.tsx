import { Button, ConfirmModal, List, Refusal, Text } from '@s4/ui'
import { useState } from 'react'
import { useEraseAccount } from './account-queries'

/** Explains what stays, asks once, and then asks the person to confirm who they are. */
export function EraseAccount({ kept }: { kept: readonly string[] }) {
  const [isModalOpen, setModalOpen] = useState(false)
  const erase = useEraseAccount()
  const confirm = () => {
    setModalOpen(false)
    erase.mutate()
  }

  return (
    <>
      <Text>Your account closes at once and is erased after 14 days. Until then you can sign in and keep it.</Text>
      <Text>What stays, and why:</Text>
      <List label="What stays">
        {kept.map((sentence) => (
          <li key={sentence}>
            <Text tone="muted">{sentence}</Text>
          </li>
        ))}
      </List>
      <Refusal failure={erase.error} />
      <div>
        <Button tone="danger" busy={erase.isPending || erase.isSuccess} onClick={() => setModalOpen(true)}>
          Erase my account
        </Button>
      </div>
      <ConfirmModal
        open={isModalOpen}
        title="Erase your account?"
        confirmLabel="Erase my account"
        cancelLabel="Keep my account"
        tone="danger"
        onConfirm={confirm}
        onCancel={() => setModalOpen(false)}
      >
        You are signed out everywhere, and open applications, offers and jobs are withdrawn.
      </ConfirmModal>
    </>
  )
}
