import { seekerLinks } from '@s4/links'
import type { JobDetails } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { useWithdrawApplication } from '@s4/queries'
import { Button, ConfirmModal, Inline, Section, Stack, Text, TextLink, Timeline } from '@s4/ui'
import { ApplicationBadge, MessageLink, ShiftList } from '@s4/work'
import { useState } from 'react'

type OwnApplication = NonNullable<NonNullable<JobDetails['mine']>['application']>

interface MyApplicationProps {
  job: Pick<JobDetails, 'id' | 'company' | 'shifts' | 'zone'>
  application: OwnApplication
  /** The application has ended, so it is shown without actions. */
  past?: boolean
}

const words: Record<string, string> = {
  applied: 'The company has your application. We notify you when it answers.',
  offered: 'The company has made you an offer.',
  accepted: 'You have taken this job.',
}

/** The reader's application with its steps and a button to withdraw it. */
export function MyApplication({ job, application, past = false }: MyApplicationProps) {
  const { id, status, createdAt, reason, shiftIds } = application
  const chosen = job.shifts.filter((shift) => shiftIds?.includes(shift.id))
  const [isModalOpen, setModalOpen] = useState(false)
  const withdraw = useWithdrawApplication()
  const steps = [
    { id: 'applied', title: 'You applied', time: momentText(createdAt) },
    ...(status === 'applied' ? [] : [{ id: 'now', title: <ApplicationBadge status={status} />, children: reason }]),
  ]

  if (past) return <Timeline label="Your last application" events={steps} />
  return (
    <Section title="Your application" action={<ApplicationBadge status={status} />}>
      <Stack gap="md">
        <Timeline label="Your application" events={steps} />
        {chosen.length > 0 && (
          <Stack gap="xs">
            <Text weight="medium">Shifts you want</Text>
            <ShiftList shifts={chosen} zone={job.zone} label="Shifts you want" />
          </Stack>
        )}
        <Text>
          {words[status]} <TextLink to={seekerLinks.applications}>All your applications</TextLink>
        </Text>
        <Inline>
          <MessageLink jobId={job.id} name={job.company.companyName} />
          {status === 'applied' && (
            <Button tone="quiet" size="small" onClick={() => setModalOpen(true)}>
              Withdraw
            </Button>
          )}
        </Inline>
      </Stack>
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
        The company sees that you withdrew. You can apply again while the job is open.
      </ConfirmModal>
    </Section>
  )
}
