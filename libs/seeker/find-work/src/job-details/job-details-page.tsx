import { seekerLinks } from '@s4/links'
import { distanceText } from '@s4/domain/geofence'
import { formatPence, formatRate } from '@s4/domain/money'
import { requirementText } from '@s4/domain/requirements'
import { isAhead } from '@s4/domain/job-status'
import { shiftText } from '@s4/domain/shift-text'
import { roleLabel } from '@s4/domain/sia'
import { MapView } from '@s4/map'
import { useConfig } from '@s4/queries'
import { Columns, DescriptionList, Inline, List, Page, Section, Stack, StarRatingText, Text, TextLink } from '@s4/ui'
import { CancellationTerms, PayLinesList, PayTermsList, JobBadge, NotYetVerified } from '@s4/work'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useJob } from '../queries/find-work-queries'
import { PayRecordText } from '../company/pay-record-text'
import { ApplicationSection } from './application-section'
import { SaveButton } from '../job-list/save-button'

export function JobDetailsPage() {
  const { id = '' } = useParams()
  return (
    <Page>
      <JobDetails id={id} />
    </Page>
  )
}

/** Everything about a job, with the reader's application to it. */
export function JobDetails({ id }: { id: string }) {
  const job = useJob(id)
  const { tileUrl } = useConfig()
  const [now] = useState(() => new Date().toISOString())
  const shifts = job.shifts.filter((shift) => !shift.cancelled && isAhead(shift, now))
  const facts = [
    {
      term: 'Company',
      detail: <TextLink to={`${seekerLinks.company}?id=${job.company._id}`}>{job.company.companyName}</TextLink>,
    },
    {
      term: 'Rated by workers',
      detail: <StarRatingText stars={job.companyRating.stars} count={job.companyRating.count} />,
    },
    { term: 'Pays on time', detail: <PayRecordText companyId={job.company._id} /> },
    { term: 'Role', detail: roleLabel(job.role) },
    { term: 'Pay', detail: `${formatRate(job.payPerHour)}, ${formatPence(job.shiftPay)} for the next shift` },
    { term: 'Breaks', detail: job.breaksPaid ? 'Paid' : 'Not paid' },
    ...(job.terms.substitution === true
      ? [{ term: 'Substitute', detail: 'Self-employed, you may send one instead of you' }]
      : []),
    { term: 'Check calls', detail: `About every ${job.alertDuration} minutes` },
    { term: 'SIA licence', detail: job.siaSector ?? 'Not needed' },
    ...(job.requirements.length > 0
      ? [{ term: 'Requirements', detail: job.requirements.map(requirementText).join(', ') }]
      : []),
  ]

  return (
    <Columns
      asideLabel="Apply"
      aside={
        <>
          <ApplicationSection job={job} />
          <Section title="Pay terms">
            <PayLinesList lines={job.payLines} />
            <PayTermsList pay={job.terms.pay} payPerHour={job.payPerHour} />
          </Section>
          <Section title="Cancellation terms">
            <CancellationTerms terms={job.terms} reader="seeker" shiftPay={job.shiftPay} />
          </Section>
        </>
      }
    >
      <Section
        title={job.title}
        action={
          <Inline>
            <JobBadge status={job.status} />
            {job.reasons && <SaveButton id={id} title={job.title} saved={job.saved} />}
          </Inline>
        }
      >
        <Stack gap="md">
          <DescriptionList items={facts} />
          <NotYetVerified verified={job.company.verified} />
          {job.description && <Text preserveLines>{job.description}</Text>}
          {job.otherRequirements && <Text preserveLines>{job.otherRequirements}</Text>}
        </Stack>
      </Section>
      <Section title="Shifts">
        {shifts.length === 0 ? (
          <Text>Every shift of this job has begun or is over.</Text>
        ) : (
          <List label="Shifts">
            {shifts.map((shift) => (
              <li key={shift.id}>
                <Text>{shiftText(shift, job.zone)}</Text>
                <Text size="small" tone="muted">
                  {shift.taken < shift.positions
                    ? `${shift.positions - shift.taken} of ${shift.positions} places left`
                    : 'Full'}
                </Text>
              </li>
            ))}
          </List>
        )}
      </Section>
      <Section title="Where">
        <MapView
          label={`Map of ${job.siteName}`}
          text={[
            `${job.siteName}, ${job.address}`,
            ...(job.metres === null ? [] : [`${distanceText(job.metres)} from your home`]),
          ].join(' · ')}
          point={job.point}
          tileUrl={tileUrl}
        />
      </Section>
    </Columns>
  )
}
