import { companyLinks } from '@s4/links'
import type { CompanyJobDetails } from '@s4/contract'
import { currentShift } from '@s4/domain/job-status'
import { dateText, localDate, shiftText, shiftTimes } from '@s4/domain/shift-text'
import { useCompanyJob } from '@s4/queries'
import {
  ButtonLink,
  DescriptionList,
  EmptyState,
  Inline,
  List,
  LoadMore,
  Page,
  Section,
  SelectField,
  Stack,
  Tabs,
  Text,
  useOpenItem,
  TabTitle,
} from '@s4/ui'
import { CancellationTerms, PayTermsList, JobBadge } from '@s4/work'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useJobWork } from '../queries/hiring-queries'
import { MessageEverybody } from './message-everybody'
import { PlaceCard } from './place-card'

/** More shifts are chosen from a list. */
const MAX_TABS = 4

export function AssignedJobPage() {
  const { jobId = '' } = useParams()
  return (
    <Page>
      <AssignedJob jobId={jobId} />
    </Page>
  )
}

/** Who works a job, on its own page or beside the list. */
export function AssignedJob({ jobId }: { jobId: string }) {
  const [params] = useSearchParams()
  const { addressOf } = useOpenItem('shift')
  const navigate = useNavigate()
  const job = useCompanyJob(jobId)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useJobWork(jobId)
  const [now] = useState(() => new Date().toISOString())
  const shift =
    job.shifts.find(({ id }) => id === params.get('shift')) ??
    currentShift(
      job.shifts.filter(({ cancelled }) => !cancelled),
      now,
    )
  const places = data.pages.flatMap((page) => page.data).filter(({ shiftId }) => shiftId === shift?.id)

  return (
    <Stack gap="lg">
      <TabTitle title={job.title} />
      <Section title={job.title} action={<JobBadge status={job.status} />}>
        <DescriptionList items={jobFacts(job)} />
        <Inline>
          <ButtonLink size="small" tone="plain" to={companyLinks.job(jobId)}>
            The job
          </ButtonLink>
          <ButtonLink size="small" tone="quiet" to={companyLinks.applicants(jobId)}>
            Applicants ({job.applicants})
          </ButtonLink>
          <MessageEverybody job={job} shiftId={shift?.id} />
        </Inline>
      </Section>
      {job.shifts.length > MAX_TABS ? (
        <SelectField
          label="Shift"
          value={shift?.id}
          options={job.shifts.map((one) => ({ value: one.id, label: shiftLabel(one, job.zone) }))}
          onChange={({ target }) => void navigate(addressOf(target.value))}
        />
      ) : (
        job.shifts.length > 1 && (
          <Tabs
            label="Shifts"
            tabs={job.shifts.map((one) => ({
              label: shiftLabel(one, job.zone),
              to: addressOf(one.id),
              active: one.id === shift?.id,
            }))}
          />
        )
      )}
      {shift && (
        <Section title={shiftText(shift, job.zone)}>
          {places.length === 0 ? (
            <EmptyState
              drawing="people"
              action={
                job.applicants > 0 ? (
                  <ButtonLink to={companyLinks.applicants(jobId)}>See who applied</ButtonLink>
                ) : (
                  <ButtonLink to={`${companyLinks.findWorker}?job=${jobId}`}>Find workers</ButtonLink>
                )
              }
            >
              Nobody has a place on this shift yet.
            </EmptyState>
          ) : (
            <List label={`${shift.taken} of ${shift.positions} places taken`}>
              {places.map((assignment) => (
                <li key={assignment.id}>
                  <PlaceCard assignment={assignment} />
                </li>
              ))}
            </List>
          )}
          <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="people" />
        </Section>
      )}
      <Section title="Pay terms">
        <PayTermsList pay={job.terms.pay} payPerHour={job.payPerHour} />
      </Section>
      <Section title="Cancellation terms">
        <CancellationTerms terms={job.terms} reader="company" />
        <Text size="small" tone="muted">
          If you change these, people who agreed before keep their own terms. You see them before you cancel.
        </Text>
      </Section>
    </Stack>
  )
}

const jobFacts = (job: CompanyJobDetails) => [
  { term: 'Site', detail: `${job.siteName}, ${job.address}` },
  {
    term: 'Places taken',
    detail: `${job.taken} of ${job.places}, over ${job.shiftCount === 1 ? '1 shift' : `${job.shiftCount} shifts`}`,
  },
]

const shiftLabel = (shift: CompanyJobDetails['shifts'][number], zone: string) =>
  `${dateText(localDate(shift.startsAt, zone), { year: false })}, ${shiftTimes(shift, zone)}` +
  (shift.cancelled ? ' (cancelled)' : ` · ${shift.taken}/${shift.positions}`)
