import type { SelfBillingAgreement } from '@s4/contract'
import { SELF_BILLING_IN_SHORT, selfBillingSentences } from '@s4/domain/self-billing'
import { Button, List, Modal, Text } from '@s4/ui'
import { useAgree } from '../queries/money-queries'

interface RenewModalProps {
  agreement: SelfBillingAgreement
  open: boolean
  onClose: () => void
}

export function RenewModal({ agreement: { companyId, companyName }, open, onClose }: RenewModalProps) {
  const agree = useAgree()
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Self-billing with ${companyName}`}
      description={`${SELF_BILLING_IN_SHORT} What you agree to:`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button busy={agree.isPending} onClick={() => agree.mutate({ companyId }, { onSuccess: onClose })}>
            I agree
          </Button>
        </>
      }
    >
      <List label="The agreement" gap="sm">
        {selfBillingSentences(companyName).map((sentence) => (
          <Text key={sentence} as="li">
            {sentence}
          </Text>
        ))}
      </List>
    </Modal>
  )
}
