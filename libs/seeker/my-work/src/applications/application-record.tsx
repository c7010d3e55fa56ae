import { seekerLinks } from '@s4/links'
import type { Application } from '@s4/contract'
import { firstToAccept } from '@s4/domain/first-to-accept'
import { formatRate } from '@s4/domain/money'
import { momentText } from '@s4/domain/shift-text'
import { useWithdrawApplication } from '@s4/queries'
import {
  Button,
  ButtonLink,
  Callout,
  ConfirmModal,
  DescriptionList,
  Inline,
  Section,
  Text,
  TextLink,
  Timeline,
  type TimelineEvent,
} from '@s4/ui'
import { ApplicationBadge, MessageLink, ShiftList } from '@s4/work'
import { useState } from 'react'
import { applicationEnd } from './application-end'
import { useApplication } from '../queries/my-work-queries'

/** An application with its status, its history and a button to withdraw it. */
export function ApplicationRecord({ id }: { id: string }) {
  const application = useApplication(id)
  const { job, status, note, reason, wholeJob, shifts, offer } = application
  const withdraw = useWithdrawApplication()
  const [isModalOpen, setModalOpen] = useState(false)
  const facts = [
    {
      term: 'Company',
      detail: <TextLink to={`${seekerLinks.company}?id=${job.companyId}`}>{job.companyName}</TextLink>,
    },
    { term: 'Where', detail: `${job.siteName}, ${job.town}` },
    { term: 'Pay', detail: formatRate(job.payPerHour) },
    {
      term: wholeJob ? 'Shifts' : 'Shifts you chose',
      detail: shifts.length > 0 ? <ShiftList shifts={shifts} zone={job.zone} /> : 'None left that you could work',
      long: true,
    },
    ...(note ? [{ term: 'Your note', detail: <Text preserveLines>{note}</Text>, long: true }] : []),
  ]

  return (
    <>
      {offer && (
        <Callout
          tone="success"
          title="You have an offer"
          action={<ButtonLink to={seekerLinks.assignedWork}>See the offer</ButtonLink>}
        >
          Answer it by {momentText(offer.lapsesAt, job.zone)}. {firstToAccept(offer.shifts)}
        </Callout>
      )}
      <Section title={job.title} action={<ApplicationBadge status={status} />}>
        {reason && <Text>{reason}</Text>}
        <DescriptionList items={facts} />
        <Inline>
          <ButtonLink tone="quiet" to={seekerLinks.job(job.id)}>
            See the job
          </ButtonLink>
          <MessageLink jobId={job.id} name={job.companyName} size="normal" />
        </Inline>
        {(status === 'applied' || status === 'offered') && (
          <div>
            <Button tone="plain" onClick={() => setModalOpen(true)}>
              Withdraw
            </Button>
          </div>
        )}
      </Section>
      <Section title="History">
        <Timeline label="Your application" events={applicationEvents(application)} />
      </Section>
      <ConfirmModal
        open={isModalOpen}
        title="Withdraw your application?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        busy={withdraw.isPending}
        onCancel={() => setModalOpen(false)}
        onConfirm={() => withdraw.mutate({ id }, { onSuccess: () => setModalOpen(false) })}
      >
        We tell the company. You can apply again while the job is open.
      </ConfirmModal>
    </>
  )
}

function applicationEvents(application: Application): TimelineEvent[] {
  const { appliedAt, decidedAt, job, offer } = application
  const end = applicationEnd(application)
  return [
    { id: 'applied', title: 'You applied', time: momentText(appliedAt, job.zone), tone: 'info' },
    ...(offer
      ? [
          {
            id: 'offered',
            title: 'The company made you an offer',
            time: momentText(offer.madeAt, job.zone),
            tone: 'warning' as const,
          },
        ]
      : []),
    ...(end ? [{ id: 'end', title: end, time: decidedAt ? momentText(decidedAt, job.zone) : undefined }] : []),
  ]
}
