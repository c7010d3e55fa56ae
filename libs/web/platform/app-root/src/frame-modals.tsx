import { LoadingOverlay, LogoutModal, ProfilePromptModal } from '@s4/ui'

interface FrameModalsProps {
  open: 'complete' | 'logout' | 'leaving' | null
  prompt: { title: string; text: string }
  onClose: () => void
  onComplete: () => void
  onLeave: () => void
}

/** The two questions of the frame: complete the profile now, and log out; then that somebody is being signed out. */
export function FrameModals({ open, prompt, onClose, onComplete, onLeave }: FrameModalsProps) {
  return (
    <>
      <ProfilePromptModal
        open={open === 'complete'}
        title={prompt.title}
        text={prompt.text}
        onLater={onClose}
        onComplete={onComplete}
      />
      <LogoutModal open={open === 'logout'} onCancel={onClose} onConfirm={onLeave} />
      {open === 'leaving' && <LoadingOverlay label="Signing out" />}
    </>
  )
}
