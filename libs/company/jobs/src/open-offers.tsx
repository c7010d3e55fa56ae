import type { Offer } from '@s4/contract'
import { useRescindOffer } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Button, Card, ConfirmModal, Countdown, Inline, List, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { countText } from './count-text'
import { useOpenOffers } from './job-changes'

/** The open offers of a job, each with a button to take it back. */
export function OpenOffers({ jobId }: { jobId: string }) {
  const offers = useOpenOffers(jobId)
  if (offers.length === 0) return null
  return (
    <List label="Offers out">
      {offers.map((offer) => (
        <Card as="li" key={offer.id}>
          <OfferLine offer={offer} />
        </Card>
      ))}
    </List>
  )
}

function OfferLine({ offer: { id, seekerName, shifts, lapsesAt } }: { offer: Offer }) {
  const rescind = useRescindOffer()
  const toast = useToast()
  const [isModalOpen, setModalOpen] = useState(false)
  const confirmed = () =>
    rescind.mutate(
      { id },
      {
        onSuccess: () => toast.success(`The offer to ${seekerName} is withdrawn.`),
        onSettled: () => setModalOpen(false),
      },
    )

  return (
    <Inline justify="between">
      <Stack gap="xs">
        <Text weight="bold">{seekerName}</Text>
        <Text size="small" tone="muted">
          {countText(shifts.length, 'shift')} offered, expires in <Countdown to={lapsesAt} doneText="a moment" />
        </Text>
      </Stack>
      <Button
        tone="quiet"
        size="small"
        onClick={() => setModalOpen(true)}
        aria-label={`Withdraw the offer to ${seekerName}`}
      >
        Withdraw
      </Button>
      <ConfirmModal
        open={isModalOpen}
        title={`Withdraw the offer to ${seekerName}?`}
        confirmLabel="Withdraw"
        tone="danger"
        busy={rescind.isPending}
        onConfirm={confirmed}
        onCancel={() => setModalOpen(false)}
      >
        They are told, and their application waits for your answer again.
      </ConfirmModal>
    </Inline>
  )
}
