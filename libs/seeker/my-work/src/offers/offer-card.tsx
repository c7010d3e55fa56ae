import { seekerLinks } from '@s4/links'
import type { Offer } from '@s4/contract'
import { firstToAccept } from '@s4/domain/first-to-accept'
import { momentText } from '@s4/domain/shift-text'
import { Button, Card, ConfirmModal, Countdown, Heading, Inline, Text, TextLink, useNarrow } from '@s4/ui'
import { NotYetVerified, PayOfShifts, ShiftList, StaffNote, totalPayText } from '@s4/work'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AskedFor } from './asked-for'
import { CoverText } from './cover-text'
import { AcceptOfferModal } from './accept-offer-modal'
import { useDecline } from '../queries/my-work-queries'

interface OfferCardProps {
  offer: Offer
  /** With the first of the shifts. */
  onAccepted: (assignmentId: string) => void
}

/** An open offer with accept and decline. */
export function OfferCard({ offer, onAccepted }: OfferCardProps) {
  const { job, shifts, terms, lapsesAt } = offer
  const [params] = useSearchParams()
  // The page of the job has all the terms, and leads here to answer.
  const isAsked = params.get('offer') === offer.id && params.has('answer')
  const [openModal, setOpenModal] = useState<'accept' | 'decline' | null>(isAsked ? 'accept' : null)
  const decline = useDecline()
  const isNarrow = useNarrow()

  return (
    <Card as="article" aria-label={job.title}>
      <Inline justify="between">
        <Heading level={3}>
          <TextLink to={seekerLinks.job(job.id)}>{job.title}</TextLink>
        </Heading>
        <Text as="span" tone="warning" weight="medium">
          <Countdown to={lapsesAt} after=" left" doneText="Expired" />
        </Text>
      </Inline>
      <Text tone="muted">
        {job.companyName} · {job.siteName}, {job.town}
      </Text>
      <NotYetVerified verified={offer.companyVerified} />
      <ShiftList shifts={shifts} zone={job.zone} label="Shifts offered" />
      <Text weight="medium">{totalPayText(shifts, { ...job, terms })}</Text>
      <StaffNote companyName={job.companyName} shown={offer.ownStaff} />
      <AskedFor offer={offer} />
      <CoverText offer={offer} />
      <PayOfShifts shifts={shifts} payPerHour={job.payPerHour} terms={terms} />
      <Text size="small" tone="muted">
        Answer by {momentText(lapsesAt, job.zone)}. {firstToAccept(shifts)}
      </Text>
      <Inline>
        <Button wide={isNarrow} onClick={() => setOpenModal('accept')}>
          Accept
        </Button>
        <Button tone="quiet" wide={isNarrow} onClick={() => setOpenModal('decline')}>
          Decline
        </Button>
      </Inline>
      <AcceptOfferModal
        key={`accept-${openModal}`}
        offer={offer}
        open={openModal === 'accept'}
        onClose={() => setOpenModal(null)}
        onAccepted={onAccepted}
      />
      <ConfirmModal
        open={openModal === 'decline'}
        title="Decline this offer?"
        confirmLabel="Decline"
        cancelLabel="Keep it"
        busy={decline.isPending}
        onCancel={() => setOpenModal(null)}
        onConfirm={() => decline.mutate({ id: offer.id }, { onSuccess: () => setOpenModal(null) })}
      >
        We tell the company. You can apply for this job again while it is open.
      </ConfirmModal>
    </Card>
  )
}
