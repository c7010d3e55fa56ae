import { Button, Form, Modal, TextArea } from '@s4/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface ReasonModalProps {
  title: string
  description?: ReactNode
  /** What follows from it. */
  children?: ReactNode
  /** Who reads the reason. */
  hint: string
  confirmLabel: string
  cancelLabel?: string
  /** Of the confirming button; most of these cannot be undone. */
  tone?: 'danger' | 'action'
  busy: boolean
  /** Of the contract's form that asks for the reason. */
  formProps: Omit<ComponentProps<typeof Form>, 'label' | 'children'>
  /** Of the reason in that form. */
  field: Partial<ComponentProps<typeof TextArea>>
  onClose: () => void
}

/** Asks for a reason before something that cannot be undone; closing it sends nothing. */
export function ReasonModal(props: ReasonModalProps) {
  const {
    title,
    description,
    children,
    hint,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'danger',
    busy,
    formProps,
    field,
    onClose,
  } = props
  const form = useId()

  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      description={description}
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
      <Form id={form} {...formProps} label={title}>
        {children}
        <TextArea label="Why?" hint={hint} {...field} />
      </Form>
    </Modal>
  )
}
