import { companyLinks } from '@s4/links'
import type { RotaWorker } from '@s4/contract'
import { momentText, shiftText } from '@s4/domain/shift-text'
import { useRescindOffer } from '@s4/queries'
import { Button, List, Modal, Stack, Text, TextLink } from '@s4/ui'
import type { OfferEntry } from '../entries/rota-view'

interface OpenOfferModalProps {
  worker: RotaWorker
  entry: OfferEntry
  onClose: () => void
}

/** An open offer with a button to take it back. */
export function OpenOfferModal({ worker, entry: { offer, job }, onClose }: OpenOfferModalProps) {
  const rescind = useRescindOffer()
  return (
    <Modal
      open
      onClose={onClose}
      title={`Offered to ${worker.fullname}`}
      description={`${job.title}, ${job.siteName}. Open until ${momentText(offer.lapsesAt, job.zone)}.`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Leave it open
          </Button>
          <Button
            tone="danger"
            busy={rescind.isPending}
            onClick={() => rescind.mutate({ id: offer.id }, { onSuccess: onClose })}
          >
            Withdraw offer
          </Button>
        </>
      }
    >
      <Stack>
        <List label="Shifts offered" gap="xs">
          {offer.shifts.map((shift) => (
            <li key={shift.id}>{shiftText(shift, job.zone)}</li>
          ))}
        </List>
        <Text size="small" tone="muted">
          This withdraws the whole offer. We tell them, and you can make another offer afterwards.
        </Text>
        <TextLink to={companyLinks.job(job.id)}>Open the job</TextLink>
      </Stack>
    </Modal>
  )
}
