import type { Rota, RotaWorker } from '@s4/contract'
import { useMakeOffer } from '@s4/queries'
import { useToast } from '@s4/toast'
import { OfferModal } from '@s4/work'
import { offerBlocks, blockMessages, preventOffer } from '../entries/offer-blocks'
import type { OpenShift, RotaView } from '../entries/rota-view'

interface OfferShiftModalProps {
  rota: Rota
  view: RotaView
  worker: RotaWorker
  shift: OpenShift
  onClose: () => void
}

/** Confirms the offer; other open shifts of the job in this week can be added. */
export function OfferShiftModal({ rota, view, worker, shift, onClose }: OfferShiftModalProps) {
  const give = useMakeOffer()
  const toast = useToast()
  const ofJob = [...view.open.values()].flat().filter(({ jobId }) => jobId === shift.jobId)
  const blocks = new Map(ofJob.map((one) => [one.id, offerBlocks(rota, worker, one)]))
  const shifts = ofJob.filter(({ id }) => id === shift.id || !preventOffer(blocks.get(id) ?? []))

  return (
    <OfferModal
      open
      seekers={[{ id: worker.seekerId, fullname: worker.fullname, chargesVat: worker.chargesVat }]}
      job={{ ...shift.job, shifts: shifts.map((one) => ({ ...one, cancelled: false })) }}
      preselected={[shift.id]}
      shiftNotes={(id) => blockMessages(blocks.get(id) ?? [])}
      busy={give.isPending}
      refusals={give.error ? [{ text: give.error.message, nextStep: give.error.nextStep }] : []}
      onClose={onClose}
      onSend={(choice) =>
        give.mutate(
          { id: shift.jobId, seekerId: worker.seekerId, ...choice },
          {
            onSuccess: () => {
              toast.success(`Offer sent to ${worker.fullname}.`)
              onClose()
            },
          },
        )
      }
    />
  )
}
