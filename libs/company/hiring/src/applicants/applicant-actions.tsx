import { useMay } from '@s4/auth-session'
import type { Applicant, CompanyJobDetails, Shift } from '@s4/contract'
import { Button, Inline, Unseen } from '@s4/ui'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useNote } from '../queries/hiring-queries'
import { jobWithoutTaken, OfferJobModal } from '../offers/offer-job-modal'
import { RejectModal } from './reject-modal'

interface ApplicantActionsProps {
  applicant: Applicant
  job: CompanyJobDetails
  /** The shift to offer; all by default. */
  shift?: Shift | undefined
}

const LIVE = ['applied', 'offered']

/** The possible actions for an application. */
export function ApplicantActions({ applicant, job, shift }: ApplicantActionsProps) {
  const { id, seekerId, fullname, status, offers, shortlisted, fit } = applicant
  const [openModal, setOpenModal] = useState<'offer' | 'reject' | null>(null)
  const close = () => setOpenModal(null)
  const note = useNote()
  const may = useMay()
  const isLive = LIVE.includes(status) && may('applicants.decide')
  const left = jobWithoutTaken(applicant, job)
  const canOffer = may('workers.offer') && left.shifts.length > 0 && status !== 'rejected' && status !== 'withdrawn'
  const hasSome = status === 'accepted' || offers.length > 0
  const [wasLive, setWasLive] = useState(isLive ? id : null)
  if (isLive && wasLive !== id) setWasLive(id)
  // Whoever accepts while this is looked at: what stands beside it stays where it is.
  const keepsPlaces = wasLive === id && status === 'accepted'

  if (!canOffer && !isLive && !keepsPlaces) return null
  const shortlist = (
    <Button
      size="small"
      tone="quiet"
      icon={<Star aria-hidden fill={shortlisted ? 'currentColor' : 'none'} />}
      aria-pressed={shortlisted}
      busy={note.isPending}
      onClick={() => note.mutate({ id, shortlisted: !shortlisted })}
    >
      Shortlist
    </Button>
  )
  const turnDown = (
    <Button size="small" tone="quiet" onClick={() => setOpenModal('reject')}>
      Turn down
    </Button>
  )
  return (
    <Inline>
      {canOffer && (
        <Button size="small" onClick={() => setOpenModal('offer')}>
          {hasSome ? 'Offer more shifts' : 'Offer the job'}
        </Button>
      )}
      {isLive && shortlist}
      {isLive && turnDown}
      {keepsPlaces && <Unseen>{shortlist}</Unseen>}
      {keepsPlaces && <Unseen>{turnDown}</Unseen>}
      <OfferJobModal
        key={`offer-${openModal}`}
        open={openModal === 'offer'}
        seekers={[
          {
            id: seekerId,
            fullname,
            chargesVat: fit?.chargesVat ?? false,
            sectors: fit?.sectors,
            wants: applicant.shiftIds,
          },
        ]}
        job={left}
        shift={shift}
        onClose={close}
      />
      {openModal === 'reject' && <RejectModal id={id} fullname={fullname} onClose={close} />}
    </Inline>
  )
}
