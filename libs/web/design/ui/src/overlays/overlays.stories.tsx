import {
  Button,
  ConfirmModal,
  CornerNotice,
  LogoutModal,
  Modal,
  ProfilePromptModal,
  SelectField,
  SessionExpiredModal,
  SuccessModal,
} from '../index'

const nothing = () => undefined

export const PlainModal = () => (
  <Modal
    open
    onClose={nothing}
    title="Move this shift"
    description="The worker is told at once."
    actions={
      <>
        <Button tone="quiet">Cancel</Button>
        <Button>Move it</Button>
      </>
    }
  >
    <SelectField label="To" name="to" options={[{ value: 'bram', label: 'Bram Lewis' }]} />
  </Modal>
)

export const NoticeInModal = () => (
  <>
    <PlainModal />
    <CornerNotice title="Your session ends in under 5 minutes" action={<Button size="small">Stay signed in</Button>}>
      What you have typed is kept either way.
    </CornerNotice>
  </>
)

export const DangerousModal = () => (
  <ConfirmModal
    open
    tone="danger"
    title="Cancel this shift?"
    confirmLabel="Cancel this shift"
    cancelLabel="Keep it"
    onConfirm={nothing}
    onCancel={nothing}
  >
    Ada Okafor has accepted it and is owed £58.00 under the terms.
  </ConfirmModal>
)

export const LoggingOutModal = () => <LogoutModal open onConfirm={nothing} onCancel={nothing} />
export const LoggedOutModal = () => <SuccessModal open onClose={nothing} />
export const ExpiredModal = () => <SessionExpiredModal open onOkay={nothing} />
export const UnfinishedProfileModal = () => (
  <ProfilePromptModal
    open
    text="Companies offer work to people whose licence they can see."
    onLater={nothing}
    onComplete={nothing}
  />
)
