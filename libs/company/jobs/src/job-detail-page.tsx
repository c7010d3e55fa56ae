import { companyLinks } from '@s4/links'
import type { CompanyJobDetails, Shift } from '@s4/contract'
import { freeUntil } from '@s4/domain/cancellation'
import { formatRate } from '@s4/domain/money'
import { requirementText } from '@s4/domain/requirements'
import { currentShift } from '@s4/domain/job-status'
import { roleLabel, roles } from '@s4/domain/sia'
import { durationText, momentText, shiftText } from '@s4/domain/shift-text'
import { MapView } from '@s4/map'
import { useCompanyJob, useConfig } from '@s4/queries'
import {
  ButtonLink,
  Columns,
  DescriptionList,
  Heading,
  Inline,
  KeepsRoom,
  Section,
  Stack,
  TabTitle,
  Text,
  TextLink,
} from '@s4/ui'
import { CancellationTerms, JobBadge, PayTermsList } from '@s4/work'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { JobActions } from './job-actions'
import { OpenOffers } from './open-offers'
import { ShiftFilling } from './shift-filling'
import { TermsFirst } from './terms-first'

export function JobDetailPage() {
  const { jobId = '' } = useParams()
  return <JobRecord id={jobId} />
}

/** A job on its own page, or beside the list. */
export function JobRecord({ id }: { id: string }) {
  const [params] = useSearchParams()
  const job = useCompanyJob(id)
  const [now] = useState(() => new Date().toISOString())
  const chosen =
    job.shifts.find(({ id }) => id === params.get('shift')) ??
    currentShift(
      job.shifts.filter(({ cancelled }) => !cancelled),
      now,
    )
  return (
    <Stack gap="lg">
      <TabTitle title={job.title} />
      <Stack gap="sm">
        <Inline>
          <Heading>{job.title}</Heading>
          <JobBadge status={job.status} />
        </Inline>
        <Text tone="muted">
          {job.siteName}, {job.address}
        </Text>
        {job.client && (
          <Text>
            For <TextLink to={companyLinks.client(job.client.id)}>{job.client.name}</TextLink>
            {job.contractTitle ? `, under the contract ${job.contractTitle}` : ', with no contract in force that day'}
          </Text>
        )}
        <JobActions job={job} />
        {(job.status === 'open' || job.status === 'draft') && <TermsFirst />}
      </Stack>
      <Columns asideLabel="About this job" aside={<About job={job} />}>
        <ShiftFilling job={job} chosen={chosen} />
        {job.status !== 'draft' && (
          <KeepsRoom>
            <People job={job} />
          </KeepsRoom>
        )}
        <Section title="Pay terms">
          <PayTermsList pay={job.terms.pay} payPerHour={job.payPerHour} />
        </Section>
        <Terms job={job} chosen={chosen} now={now} />
      </Columns>
    </Stack>
  )
}

const roleText = (role: string) => {
  const known = roles.find(({ id }) => id === role)
  return known ? roleLabel(known.id) : role
}

function About({ job }: { job: CompanyJobDetails }) {
  const { tileUrl } = useConfig()
  return (
    <>
      <Section title="Booking on">
        <DescriptionList
          items={[
            { term: 'PIN', detail: job.pin },
            { term: 'Check call every', detail: durationText(job.alertDuration) },
            {
              term: 'Checkpoints',
              detail:
                job.checkpoints.length === 0
                  ? 'The site only'
                  : job.checkpoints.map(({ letter, name }) => `${letter} ${name}`).join(', '),
            },
          ]}
        />
        <ButtonLink tone="quiet" size="small" to={`${companyLinks.qrCodes}?site=${job.siteId}`}>
          Codes to print
        </ButtonLink>
      </Section>
      <Section title="The work">
        <DescriptionList
          items={[
            { term: 'Role', detail: roleText(job.role) },
            { term: 'SIA licence', detail: job.siaSector ?? 'None needed' },
            ...(job.requirements.length > 0
              ? [{ term: 'Requirements', detail: job.requirements.map(requirementText).join(', ') }]
              : []),
            { term: 'Pay', detail: `${formatRate(job.payPerHour)}, breaks ${job.breaksPaid ? 'paid' : 'unpaid'}` },
          ]}
        />
        {job.description && <Text preserveLines>{job.description}</Text>}
        {job.otherRequirements && <Text preserveLines>{job.otherRequirements}</Text>}
        <MapView
          label={`${job.siteName} on the map`}
          text={`${job.siteName}, ${job.address}`}
          point={job.point}
          tileUrl={tileUrl}
          height={200}
        />
      </Section>
    </>
  )
}

function People({ job: { id, status, applicants, offersOut, taken, places } }: { job: CompanyJobDetails }) {
  const isWaiting = status === 'open' && applicants + offersOut + taken === 0
  return (
    <Section
      title="People"
      action={
        <ButtonLink size="small" tone={isWaiting ? 'quiet' : 'action'} to={companyLinks.applicants(id)}>
          Applicants
        </ButtonLink>
      }
    >
      <DescriptionList
        items={[
          { term: 'To decide', detail: String(applicants) },
          { term: 'Offers out', detail: String(offersOut) },
          { term: 'Places taken', detail: `${taken} of ${places}` },
        ]}
      />
      {isWaiting && (
        <Inline justify="between">
          <Text tone="muted">Your job is open. We tell you here when somebody applies.</Text>
          <ButtonLink size="small" to={`${companyLinks.findWorker}?job=${id}`}>
            Find workers
          </ButtonLink>
        </Inline>
      )}
      {offersOut > 0 && <OpenOffers jobId={id} />}
      {taken > 0 && (
        <Inline>
          <TextLink to={companyLinks.assignedJob(id)}>Assigned workers</TextLink>
          <TextLink to={`${companyLinks.problems}?new=1&job=${id}`}>Report a problem</TextLink>
        </Inline>
      )}
    </Section>
  )
}

interface TermsProps {
  job: CompanyJobDetails
  chosen: Shift | undefined
  now: string
}

function Terms({ job: { terms, zone }, chosen, now }: TermsProps) {
  const free = chosen && !chosen.cancelled ? freeUntil(terms.company, chosen.startsAt) : null
  return (
    <Section title="Cancellation terms">
      {chosen && free && free > now && (
        <Text>
          You can cancel the shift of {shiftText(chosen, zone)} free of charge until {momentText(free, zone)}.
        </Text>
      )}
      <CancellationTerms terms={terms} reader="company" />
    </Section>
  )
}
