import { useMay } from '@s4/auth-session'
import type { Applicant, CompanyJobDetails, Refused, Shift } from '@s4/contract'
import { Button, Inline, Modal, RefusedRows, Section, Text, useFocusOnPage } from '@s4/ui'
import { useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import { useState } from 'react'
import { CompareTable } from './compare-table'
import { RejectManyModal } from './reject-many-modal'
import { OfferJobModal } from '../offers/offer-job-modal'

interface ChosenApplicantsProps {
  chosen: readonly Applicant[]
  job: CompanyJobDetails
  shift: Shift | undefined
  onClear: () => void
}

/** Compares several applicants, shortlists them, offers the job to them or turns them down. */
export function ChosenApplicants({ chosen, job, shift, onClear }: ChosenApplicantsProps) {
  const [openModal, setOpenModal] = useState<'offer' | 'compare' | 'reject' | null>(null)
  const [refused, setRefused] = useState<Refused>([])
  const may = useMay()
  useFocusOnPage(true)
  const live = may('applicants.decide')
    ? chosen.filter(({ status }) => status === 'applied' || status === 'offered')
    : []
  const toShortlist = live.filter(({ shortlisted }) => !shortlisted).map(({ id }) => id)
  const nameOf = (id: string) => chosen.find((applicant) => applicant.id === id)?.fullname ?? 'One of them'
  const shortlist = useUndoable('manyApplications.shortlist', 'manyApplications.shortlist', useUndo(nameOf))
  const seekers = chosen
    .filter(({ offers, status }) => offers.length === 0 && status !== 'rejected' && status !== 'withdrawn')
    .map(({ seekerId, fullname, fit, shiftIds }) => ({
      id: seekerId,
      fullname,
      chargesVat: fit?.chargesVat ?? false,
      sectors: fit?.sectors,
      wants: shiftIds,
    }))

  const handleShortlist = () =>
    void shortlist({
      input: { ids: toShortlist, shortlisted: true },
      rows: toShortlist.map((id) => ({ id })),
      become: { shortlisted: true },
      said: ({ changed }) => (changed.length > 0 ? `${changed.length} shortlisted.` : null),
      back: ({ changed }) => ({ ids: changed, shortlisted: false }),
    }).then((answer) => answer && setRefused(answer.refused))

  return (
    <Section title={chosen.length === 1 ? '1 chosen' : `${chosen.length} chosen`}>
      <Text tone="muted">{chosen.map(({ fullname }) => fullname).join(', ')}</Text>
      <Inline>
        {chosen.length > 1 && (
          <Button size="small" tone="quiet" onClick={() => setOpenModal('compare')}>
            Compare
          </Button>
        )}
        {seekers.length > 0 && may('workers.offer') && (
          <Button size="small" onClick={() => setOpenModal('offer')}>
            {seekers.length === 1 ? 'Offer the job' : `Offer to ${seekers.length}`}
          </Button>
        )}
        {toShortlist.length > 0 && (
          <Button size="small" tone="quiet" onClick={handleShortlist}>
            Shortlist {toShortlist.length}
          </Button>
        )}
        {live.length > 0 && (
          <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setOpenModal('reject')}>
            Turn down {live.length}
          </Button>
        )}
        <Button size="small" tone="plain" onClick={onClear}>
          Clear selection
        </Button>
      </Inline>
      <RefusedRows title={`${refused.length} not changed`} refused={refused} nameOf={nameOf} />
      {openModal === 'reject' && (
        <RejectManyModal applicants={live} onRefused={setRefused} onClose={() => setOpenModal(null)} />
      )}
      <Modal open={openModal === 'compare'} onClose={() => setOpenModal(null)} title="Side by side" size="large">
        <CompareTable applicants={chosen} job={job} shift={shift} />
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
