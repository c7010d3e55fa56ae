import { seekerLinks } from '@s4/links'
import type { JobDetails } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { pushPermission } from '@s4/live/push'
import { useWithdrawApplication } from '@s4/queries'
import { Button, ButtonLink, ConfirmModal, Inline, Section, Stack, Text, TextLink } from '@s4/ui'
import { ApplicationBadge, JobBadge, MessageLink, ShiftList } from '@s4/work'
import { useEffect, useRef, useState } from 'react'
import { standsIn } from './shifts-to-choose'

/** The reader's own state while they have one, else the job's. */
export function StandingBadge({ job }: { job: JobDetails }) {
  const { application = null, offer = null } = job.mine ?? {}
  if (offer) return <ApplicationBadge status="offered" />
  return application && standsIn(job) ? (
    <ApplicationBadge status={application.status} />
  ) : (
    <JobBadge status={job.status} />
  )
}

interface MyStandingProps {
  job: JobDetails
  /** The reader has just applied, so the page goes there. */
  takesFocus: boolean
}

/** What has happened and what happens next, for somebody who applied or has an offer. */
export function MyStanding({ job, takesFocus }: MyStandingProps) {
  const box = useRef<HTMLDivElement>(null)
  const { application = null, offer = null } = job.mine ?? {}

  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  return (
    <div ref={box} tabIndex={-1}>
      {offer ? (
        <Offered {...offer} zone={job.zone} />
      ) : application?.status === 'accepted' ? (
        <Accepted />
      ) : (
        application && <Applied job={job} application={application} />
      )}
    </div>
  )
}

const Offered = ({ id, lapsesAt, zone }: { id: string; lapsesAt: string; zone: string }) => (
  <Section title="You have an offer" action={<ApplicationBadge status="offered" />}>
    <Text>The company has offered you this job. Answer by {momentText(lapsesAt, zone)}.</Text>
    <Inline>
      <ButtonLink to={`${seekerLinks.offer(id)}&answer`}>Accept or decline</ButtonLink>
    </Inline>
  </Section>
)

const Accepted = () => (
  <Section title="You are booked for this job" action={<ApplicationBadge status="accepted" />}>
    <Text>You have accepted this job.</Text>
    <Inline>
      <ButtonLink to={seekerLinks.assignedWork}>See your work</ButtonLink>
    </Inline>
  </Section>
)

type OwnApplication = NonNullable<NonNullable<JobDetails['mine']>['application']>

function Applied({ job, application }: { job: JobDetails; application: OwnApplication }) {
  const { id, status, createdAt, shiftIds, note } = application
  const { companyName } = job.company
  const chosen = job.shifts.filter((shift) => shiftIds?.includes(shift.id))
  const [isModalOpen, setModalOpen] = useState(false)
  const withdraw = useWithdrawApplication()

  return (
    <Section title="You have applied" action={<ApplicationBadge status={status} />}>
      <Stack gap="xs">
        <Text>Next, {companyName} answers. You can still decline an offer.</Text>
        {status === 'applied' && <AnswerReachesYou />}
        <Text size="small" tone="muted">
          Sent {momentText(createdAt, job.zone)}
          {chosen.length === 0 && job.shiftCount > 1 && `, for all ${job.shiftCount} shifts`}
        </Text>
        {chosen.length > 0 && (
          <>
            <Text weight="medium">Shifts you want</Text>
            <ShiftList shifts={chosen} zone={job.zone} label="Shifts you want" />
          </>
        )}
        {note && (
          <>
            <Text weight="medium">Your note to the company</Text>
            <Text preserveLines>{note}</Text>
          </>
        )}
      </Stack>
      <Inline>
        <MessageLink jobId={job.id} name={companyName} />
        {status === 'applied' && (
          <Button tone="quiet" size="small" onClick={() => setModalOpen(true)}>
            Withdraw application
          </Button>
        )}
        <TextLink to={seekerLinks.applications}>All your applications</TextLink>
      </Inline>
      <ConfirmModal
        open={isModalOpen}
        title="Withdraw your application?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        tone="danger"
        busy={withdraw.isPending}
        onCancel={() => setModalOpen(false)}
        onConfirm={() => withdraw.mutate({ id }, { onSuccess: () => setModalOpen(false) })}
      >
        The company sees that you withdrew. While the job is open you can apply again, for other shifts too.
      </ConfirmModal>
    </Section>
  )
}

function AnswerReachesYou() {
  const permission = pushPermission()
  const canTurnOn = permission === 'default' || permission === 'denied'
  return (
    <Text>
      We notify you in S4, and email you an offer.{' '}
      {canTurnOn && (
        <>
          Notifications are off on this device. <TextLink to={seekerLinks.pushes}>Turn them on</TextLink>.
        </>
      )}
    </Text>
  )
}
