import { Text } from '@s4/ui'
import type { ComponentProps } from 'react'
import { ReasonModal } from './reason-modal'

interface BlockModalProps extends Pick<ComponentProps<typeof ReasonModal>, 'busy' | 'formProps' | 'field' | 'onClose'> {
  step: 'block' | 'unblock'
  fullname: string
}

/** Says what a block means before it is set or lifted; closing it sends nothing. */
export const BlockModal = ({ step, fullname, ...form }: BlockModalProps) =>
  step === 'block' ? (
    <ReasonModal
      title={`Block ${fullname} for your jobs?`}
      hint={`Your company reads this, and ${fullname} when they download their data. Write facts only.`}
      confirmLabel="Block"
      {...form}
    >
      <Text>
        They cannot apply to your jobs, accept your offers or be offered work. They are told that you have decided not
        to take the application, not why. Work that is agreed goes on.
      </Text>
    </ReasonModal>
  ) : (
    <ReasonModal
      title={`Unblock ${fullname}?`}
      hint="Kept with the reason for the block, for two years."
      confirmLabel="Unblock"
      tone="action"
      {...form}
    >
      <Text>They can apply and be offered work again. They are not told.</Text>
    </ReasonModal>
  )
