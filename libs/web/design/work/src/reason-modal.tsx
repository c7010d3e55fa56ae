import { Button, Modal, Stack, TextArea } from '@s4/ui'
import { useId, type ReactNode } from 'react'
import { useReason } from './use-reason'

interface ReasonModalProps {
  open: boolean
  title: string
  /** What follows from it. */
  children?: ReactNode
  /** Who reads the reason. */
  hint: string
  /** Said when no reason is given. */
  missing: string
  confirmLabel: string
  cancelLabel?: string
  /** Of the confirming button; most of these cannot be undone. */
  tone?: 'danger' | 'action'
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason before something that cannot be undone; closing it sends nothing. */
export function ReasonModal(props: ReasonModalProps) {
  const {
    open,
    title,
    children,
    hint,
    missing,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'danger',
    busy,
    onConfirm,
    onClose,
  } = props
  const form = useId()
  const { formProps, fieldProps } = useReason(missing, onConfirm)

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button tone={tone} type="submit" form={form} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} {...formProps} aria-label={title}>
        <Stack>
          {children}
          <TextArea label="Why?" hint={hint} {...fieldProps} />
        </Stack>
      </form>
    </Modal>
  )
}
