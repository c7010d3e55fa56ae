import type { Applicant, CompanyJobDetails, Shift } from '@s4/contract'
import { Button, Inline, Modal, Section, Text } from '@s4/ui'
import { useState } from 'react'
import { CompareTable } from './compare-table'
import { OfferJobModal } from '../offers/offer-job-modal'

interface ChosenApplicantsProps {
  chosen: readonly Applicant[]
  job: CompanyJobDetails
  shift: Shift | undefined
  onClear: () => void
}

/** Compares several applicants or offers the job to all of them. */
export function ChosenApplicants({ chosen, job, shift, onClear }: ChosenApplicantsProps) {
  const [openModal, setOpenModal] = useState<'offer' | 'compare' | null>(null)
  const seekers = chosen
    .filter(({ offers, status }) => offers.length === 0 && status !== 'rejected' && status !== 'withdrawn')
    .map(({ seekerId, fullname, fit }) => ({ id: seekerId, fullname, chargesVat: fit?.chargesVat ?? false }))

  return (
    <Section title={chosen.length === 1 ? '1 chosen' : `${chosen.length} chosen`}>
      <Text tone="muted">{chosen.map(({ fullname }) => fullname).join(', ')}</Text>
      <Inline>
        {chosen.length > 1 && (
          <Button size="small" tone="quiet" onClick={() => setOpenModal('compare')}>
            Compare
          </Button>
        )}
        {seekers.length > 0 && (
          <Button size="small" onClick={() => setOpenModal('offer')}>
            {seekers.length === 1 ? 'Offer the job' : `Offer to ${seekers.length}`}
          </Button>
        )}
        <Button size="small" tone="plain" onClick={onClear}>
          Choose nobody
        </Button>
      </Inline>
      <Modal open={openModal === 'compare'} onClose={() => setOpenModal(null)} title="Side by side" size="large">
        <CompareTable applicants={chosen} />
      </Modal>
      <OfferJobModal
        key={`offer-${openModal}`}
        open={openModal === 'offer'}
        seekers={seekers}
        job={job}
        shift={shift}
        onClose={() => setOpenModal(null)}
      />
    </Section>
  )
}
