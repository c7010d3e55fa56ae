import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../controls/button'
import { Modal } from './modal'

interface ConfirmModalProps {
  open: boolean
  title: string
  /** What will happen, and whether it can be undone. */
  children?: ReactNode
  /** Names the effect: “Cancel this shift”. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** Quiet where going back is the safe choice: that is then the strong button. */
  tone?: 'action' | 'danger' | 'quiet' | undefined
  busy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmModal(props: ConfirmModalProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'action',
    busy,
    onConfirm,
    onCancel,
  } = props
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button tone={tone === 'quiet' ? 'action' : 'quiet'} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}

interface SuccessModalProps {
  open: boolean
  title?: string | undefined
  text?: string | undefined
  /** Runs on Continue instead of going to `redirectPath`. */
  onClose?: (() => void) | undefined
  /** Runs when it is closed without Continue; the same as Continue by default. */
  onDismiss?: (() => void) | undefined
  redirectPath?: string | undefined
}

export function SuccessModal(props: SuccessModalProps) {
  const { open, title = 'Success!', text = 'You have logged out successfully.', onClose, redirectPath = '/' } = props
  const navigate = useNavigate()
  const goOn = onClose ?? (() => void navigate(redirectPath))
  const { onDismiss = goOn } = props

  return (
    <Modal
      open={open}
      onClose={onDismiss}
      size="small"
      title={title}
      description={text}
      actions={<Button onClick={goOn}>Continue</Button>}
    />
  )
}

interface LogoutModalProps {
  open: boolean
  busy?: boolean | undefined
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before signing out; the caller goes to /login afterwards. */
export function LogoutModal(props: LogoutModalProps) {
  return (
    <ConfirmModal {...props} title="Log out?" confirmLabel="Log out">
      You will need to sign in again on this device. Other devices stay signed in.
    </ConfirmModal>
  )
}

interface SessionExpiredModalProps {
  open: boolean
  /** Goes to /login. */
  onOkay: () => void
}

export function SessionExpiredModal({ open, onOkay }: SessionExpiredModalProps) {
  return (
    <Modal
      open={open}
      required
      size="small"
      onClose={onOkay}
      title="Session expired"
      description="Session Expired plz login again.."
      actions={<Button onClick={onOkay}>Okay</Button>}
    />
  )
}

interface ProfilePromptModalProps {
  open: boolean
  title?: string | undefined
  text: ReactNode
  onLater: () => void
  onComplete: () => void
}

export function ProfilePromptModal({
  open,
  title = 'Complete Your Profile',
  text,
  onLater,
  onComplete,
}: ProfilePromptModalProps) {
  return (
    <Modal
      open={open}
      onClose={onLater}
      title={title}
      description={text}
      actions={
        <>
          <Button tone="quiet" onClick={onLater}>
            Later
          </Button>
          <Button onClick={onComplete}>Complete Now</Button>
        </>
      }
    />
  )
}
