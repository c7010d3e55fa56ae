import type { Applicant, CompanyJobDetails, Shift } from '@s4/contract'
import { OfferModal, type OfferChoice, type OfferRefusal } from '@s4/work'
import { useToast } from '@s4/toast'
import { useState } from 'react'
import { useMakeOffers } from '../queries/hiring-queries'

interface OfferJobModalProps {
  open: boolean
  /** `wants`: the shifts applied for; null for the whole job. */
  seekers: readonly {
    id: string
    fullname: string
    chargesVat: boolean
    sectors: readonly string[] | undefined
    wants: readonly string[] | null
  }[]
  job: CompanyJobDetails
  shift: Shift | undefined
  onClose: () => void
}

/** The job without the shifts this applicant has agreed or been offered. */
export function jobWithoutTaken({ offers, agreedShiftIds }: Applicant, job: CompanyJobDetails): CompanyJobDetails {
  const takenShiftIds = new Set([...agreedShiftIds, ...offers.flatMap(({ shifts }) => shifts.map(({ id }) => id))])
  return { ...job, shifts: job.shifts.filter(({ id }) => !takenShiftIds.has(id)) }
}

/** Offers a job to one or several people; refused offers stay on screen with the reason. */
export function OfferJobModal({ open, seekers, job, shift, onClose }: OfferJobModalProps) {
  const toast = useToast()
  const offers = useMakeOffers(job.id)
  const [refusals, setRefusals] = useState<readonly OfferRefusal[]>([])

  const notWanting = (shiftId: string) =>
    seekers.filter(({ wants }) => wants && !wants.includes(shiftId)).map(({ fullname }) => fullname)

  const send = async (choice: OfferChoice) => {
    // Awaited, because callbacks of `mutate` do not run once this card has left the list.
    const { sent, refused } = await offers.mutateAsync({ seekers, choice })
    setRefusals(refused)
    if (sent.length + refused.length < seekers.length)
      toast.info(`Stopped. Offers sent to ${sent.length} of ${seekers.length} people.`)
    else if (sent.length > 0)
      toast.success(sent.length === 1 ? `Offer sent to ${sent[0] ?? ''}.` : `Offers sent to ${sent.length} people.`)
    if (refused.length === 0) onClose()
  }

  return (
    <OfferModal
      open={open}
      seekers={seekers}
      job={job}
      preselected={shift ? [shift.id] : job.shifts.map(({ id }) => id).filter((id) => notWanting(id).length === 0)}
      shiftNotes={(id) => notWanting(id).map((fullname) => `${fullname} did not apply for it`)}
      busy={offers.isPending}
      going={offers.going}
      refusals={refusals}
      onSend={(choice) => void send(choice)}
      onClose={onClose}
    />
  )
}
