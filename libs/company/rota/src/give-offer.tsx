import type { Rota, RotaWorker } from '@s4/contract'
import { useMakeOffer } from '@s4/queries'
import { useToast } from '@s4/toast'
import { OfferModal } from '@s4/work'
import { blocksOf, messagesOf, stopsIt } from './blocks-of'
import type { OpenShift, RotaView } from './rota-view'

interface GiveOfferProps {
  rota: Rota
  view: RotaView
  worker: RotaWorker
  shift: OpenShift
  onClose: () => void
}

/** Confirms the offer before anything is sent; other open shifts of the job this week that they could take can go with it. */
export function GiveOffer({ rota, view, worker, shift, onClose }: GiveOfferProps) {
  const give = useMakeOffer()
  const toast = useToast()
  const ofJob = [...view.open.values()].flat().filter(({ jobId }) => jobId === shift.jobId)
  const blocks = new Map(ofJob.map((one) => [one.id, blocksOf(rota, worker, one)]))
  const shifts = ofJob.filter(({ id }) => id === shift.id || !stopsIt(blocks.get(id) ?? []))

  return (
    <OfferModal
      open
      seekers={[{ id: worker.seekerId, fullname: worker.fullname, chargesVat: worker.chargesVat }]}
      job={{ ...shift.job, shifts: shifts.map((one) => ({ ...one, cancelled: false })) }}
      preselected={[shift.id]}
      notesOf={(id) => messagesOf(blocks.get(id) ?? [])}
      busy={give.isPending}
      refusals={give.error ? [{ text: give.error.message, nextStep: give.error.nextStep }] : []}
      onClose={onClose}
      onSend={(choice) =>
        give.mutate(
          { id: shift.jobId, seekerId: worker.seekerId, ...choice },
          {
            onSuccess: () => {
              toast.success(`${worker.fullname} has been told.`)
              onClose()
            },
          },
        )
      }
    />
  )
}
