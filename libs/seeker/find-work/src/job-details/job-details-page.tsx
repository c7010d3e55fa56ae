import { appUrl, useMaybeSession } from '@s4/auth-session'
import { seekerLinks, shellLinks } from '@s4/links'
import { directionsUrl } from '@s4/domain/directions'
import { aboutDistance } from '@s4/domain/geofence'
import { formatPence, formatRate } from '@s4/domain/money'
import { requirementText } from '@s4/domain/requirements'
import { shiftText } from '@s4/domain/shift-text'
import { covers, roleLabel, siaSectors } from '@s4/domain/sia'
import { MapView } from '@s4/map'
import { useConfig } from '@s4/queries'
import {
  Columns,
  DescriptionList,
  ExternalLink,
  Inline,
  KeepsRoom,
  List,
  Money,
  Page,
  Section,
  Stack,
  StarRatingText,
  TabTitle,
  Text,
  TextLink,
  Unseen,
} from '@s4/ui'
import { CancellationTerms, JobBadge, PayLinesList, PayTermsList, NotYetVerified } from '@s4/work'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useJob } from '../queries/find-work-queries'
import { PayRecordText } from '../company/pay-record-text'
import { ApplicationSection } from './application-section'
import { MyStanding, StandingBadge } from './my-standing'
import { moreShiftsText } from '../job-list/more-shifts-text'
import { SaveButton } from '../job-list/save-button'
import { choosesShifts, placesText, shiftsAhead, standsIn } from './shifts-to-choose'

export function JobDetailsPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <Page>
      <div>
        {useMaybeSession() ? (
          <TextLink to={`${seekerLinks.jobs}?${search.toString()}`}>All jobs</TextLink>
        ) : (
          <ExternalLink href={appUrl('shell', `${shellLinks.landing}?${search.toString()}`)}>All jobs</ExternalLink>
        )}
      </div>
      <JobDetails id={id} />
    </Page>
  )
}

/** Everything about a job: where the reader stands with it, what they can do, then the rest. */
export function JobDetails({ id }: { id: string }) {
  const job = useJob(id)
  const [appliedFor, setAppliedFor] = useState<string | null>(null)
  // Who has just applied reads it in the place of the form; a longer word above would move that.
  const isSettled = standsIn(job) && appliedFor !== id

  return (
    <>
      <TabTitle title={job.title} />
      {isSettled && <MyStanding job={job} takesFocus={false} />}
      <Section
        title={job.title}
        action={
          <Inline>
            {appliedFor === id ? (
              <Unseen>
                <JobBadge status={job.status} />
              </Unseen>
            ) : (
              <StandingBadge job={job} />
            )}
            {job.reasons && <SaveButton id={id} title={job.title} saved={job.saved} />}
          </Inline>
        }
      >
        <Stack gap="xs">
          <Text>
            <TextLink to={`${seekerLinks.company}?id=${job.company._id}`}>{job.company.companyName}</TextLink>
            {`, ${job.siteName}, ${job.address}`}
            {job.metres !== null && `, ${aboutDistance(job.metres)} from your home`}
          </Text>
          {job.nextShift && (
            <Text weight="medium">
              {shiftText(job.nextShift, job.zone)}
              {moreShiftsText(job.shiftCount)}
            </Text>
          )}
          <Text>
            <Money>{formatRate(job.payPerHour)}</Money>, {!job.breaksPaid && 'up to '}
            {formatPence(job.shiftPay)} for {job.shiftCount > 1 ? 'the next shift' : 'the shift'}
            {!job.breaksPaid && ', minus unpaid breaks'}
          </Text>
          <NotYetVerified verified={job.company.verified} />
        </Stack>
        {job.description && <Text preserveLines>{job.description}</Text>}
        {job.otherRequirements && <Text preserveLines>{job.otherRequirements}</Text>}
      </Section>
      {isSettled ? (
        <Columns asideLabel="Terms" aside={<Terms job={job} />}>
          <About job={job} />
        </Columns>
      ) : (
        <Columns
          asideLabel="Apply"
          asideFirst
          aside={
            <KeepsRoom key={id}>
              {standsIn(job) ? (
                <MyStanding job={job} takesFocus />
              ) : (
                <ApplicationSection job={job} onApply={() => setAppliedFor(id)} />
              )}
            </KeepsRoom>
          }
        >
          <About job={job} />
          <Terms job={job} />
        </Columns>
      )}
    </>
  )
}

type Job = ReturnType<typeof useJob>

function About({ job }: { job: Job }) {
  const { tileUrl } = useConfig()
  return (
    <>
      <Section title="About the job">
        <DescriptionList items={factsOf(job)} />
      </Section>
      <Shifts job={job} />
      <Section title="Where">
        <MapView
          label={`Map of ${job.siteName}`}
          text={`${job.siteName}, ${job.address}`}
          point={job.point}
          tileUrl={tileUrl}
        />
        <div>
          <ExternalLink href={directionsUrl(job.point)}>Directions</ExternalLink>
        </div>
      </Section>
    </>
  )
}

function Terms({ job }: { job: Job }) {
  return (
    <>
      <Section title="Pay terms">
        <PayLinesList lines={job.payLines} />
        <PayTermsList pay={job.terms.pay} payPerHour={job.payPerHour} />
      </Section>
      <Section title="Cancellation terms">
        <CancellationTerms terms={job.terms} reader="seeker" shiftPay={job.shiftPay} />
      </Section>
    </>
  )
}

const factsOf = (job: Job) => [
  {
    term: 'Reviews by workers',
    detail: <StarRatingText stars={job.companyRating.stars} count={job.companyRating.count} />,
  },
  { term: 'Pays on time', detail: <PayRecordText companyId={job.company._id} /> },
  { term: 'Role', detail: roleLabel(job.role) },
  {
    term: 'Breaks',
    detail: job.breaksPaid
      ? 'Paid'
      : 'Not paid. You record your breaks during the shift, and only they come off the pay.',
  },
  ...(job.terms.substitution === true
    ? [{ term: 'Substitute', detail: 'Self-employed, you may send one instead of you' }]
    : []),
  { term: 'Check calls', detail: `About every ${job.alertDuration} minutes, S4 asks if you are well` },
  { term: 'SIA licence', detail: job.siaSector === null ? 'Not needed' : licenceText(job.siaSector) },
  ...(job.requirements.length > 0
    ? [{ term: 'Requirements', detail: job.requirements.map(requirementText).join(', ') }]
    : []),
]

/** The licence asked for, and those that cover it. */
function licenceText(sector: string): string {
  const others = siaSectors.filter((held) => held !== sector && covers(held, sector))
  return others.length === 0 ? sector : `${sector}. A licence for ${others.join(' or ')} covers it too.`
}

/** The shifts to come, unless the form to apply lists them with boxes. */
function Shifts({ job }: { job: Job }) {
  const [now] = useState(() => new Date().toISOString())
  const session = useMaybeSession()
  const shifts = shiftsAhead(job, now)
  if (choosesShifts(job, session, now)) return null
  return (
    <Section title="Shifts">
      {shifts.length === 0 ? (
        <Text>Every shift of this job has begun or is over.</Text>
      ) : (
        <List label="Shifts">
          {shifts.map((shift) => (
            <li key={shift.id}>
              <Text>{shiftText(shift, job.zone)}</Text>
              <Text size="small" tone="muted">
                {placesText(shift)}
              </Text>
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}
