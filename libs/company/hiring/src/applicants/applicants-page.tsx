import { companyLinks } from '@s4/links'
import type { Applicant, ApplicantList, CompanyJobDetails, Offer } from '@s4/contract'
import { dateText, localDate, shiftText } from '@s4/domain/shift-text'
import { useCompanyJob } from '@s4/queries'
import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  List,
  ListWithDetail,
  Page,
  Skeleton,
  Stack,
  Tabs,
  Text,
  TextLink,
  useListView,
  useNarrow,
  useOpenItem,
  ViewSwitch,
  lazyPart,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { JobBadge } from '@s4/work'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ApplicantCard } from './applicant-card'
import { ApplicantLine } from './applicant-line'
import { ApplicantRecord } from './applicant-record'
import { OPEN_APPLICANT, useApplicants, useJobOffers } from '../queries/hiring-queries'
import { InvitedCard } from '../offers/invited-card'
import { useChosen } from './use-chosen'

const views = [
  { label: 'To decide', key: null, state: 'toDecide', statuses: ['applied'] },
  { label: 'Offered', key: 'offered', state: 'offered', statuses: ['offered'] },
  { label: 'Accepted', key: 'accepted', state: 'accepted', statuses: ['accepted'] },
  { label: 'Closed', key: 'closed', state: 'closed', statuses: ['declined', 'lapsed', 'withdrawn', 'rejected'] },
] as const satisfies readonly { state: ApplicantList['state']; [key: string]: unknown }[]

const ChosenApplicants = lazyPart(async () => (await import('./chosen-applicants')).ChosenApplicants)
const ApplicantsTable = lazyPart(async () => (await import('./applicants-table')).ApplicantsTable)

/** Whether somebody applied for the shift, has been offered it or works it. */
const isFor = ({ shiftIds, agreedShiftIds, offers }: Applicant, shiftId: string) =>
  shiftIds === null ||
  [...shiftIds, ...agreedShiftIds, ...offers.flatMap(({ shifts }) => shifts.map(({ id }) => id))].includes(shiftId)

const MAX_SHIFTS_NAMED = 4

/** `Sat 28 Nov 1 of 4 · Sun 29 Nov 1 of 4 taken`; of many shifts the sum. */
function takenText({ taken, places, shifts, zone }: CompanyJobDetails) {
  const live = shifts.filter(({ cancelled }) => !cancelled)
  if (live.length < 2) return `${taken} of ${places} places taken`
  if (live.length > MAX_SHIFTS_NAMED) return `${taken} of ${places} places taken, over ${live.length} shifts`
  const each = live.map(
    (shift) => `${dateText(localDate(shift.startsAt, zone), { year: false })} ${shift.taken} of ${shift.positions}`,
  )
  return `${each.join(' · ')} taken`
}

function emptyText(applicants: number, invited: readonly Offer[], oneShift: boolean) {
  if (applicants > 0) return 'No applicants here.'
  const nobody = `Nobody has applied ${oneShift ? 'for this shift ' : ''}yet.`
  const [first] = invited
  if (!first) return `${nobody} We tell you here when somebody does.`
  return invited.length === 1
    ? `${nobody} Your offer to ${first.seekerName} waits for an answer.`
    : `${nobody} ${invited.length} offers of yours wait for an answer.`
}

export function ApplicantsPage() {
  const { jobId = '' } = useParams()
  const [params] = useSearchParams()
  const job = useCompanyJob(jobId)
  const everybody = useApplicants(jobId)
  const invited = useJobOffers(jobId).filter(({ applicationId, status }) => applicationId === null && status === 'open')
  const shift = job.shifts.find(({ id }) => id === params.get('shift'))
  const applicants = shift ? everybody.filter((applicant) => isFor(applicant, shift.id)) : everybody
  const shiftSearch = shift ? `?shift=${shift.id}` : ''
  const inView = (statuses: readonly Applicant['status'][]) =>
    applicants.filter(({ status }) => statuses.includes(status))
  const view = views.find(({ key }) => key === params.get('state')) ?? views[0]
  const shown = inView(view.statuses)
  const { choice, chosen, choose, clear } = useChosen(applicants, `${jobId} ${view.state}`)
  const list = useListView('applicants')
  const { open, addressOf } = useOpenItem(OPEN_APPLICANT)
  // On phones the applicants come before the links.
  const narrow = useNarrow()
  const pageOf = (id: string) => `${companyLinks.applicant}?applicationId=${id}${shift ? `&shift=${shift.id}` : ''}`
  const links = (
    <Inline>
      <ButtonLink size="small" tone="plain" to={`${companyLinks.job(jobId)}${shiftSearch}`}>
        The job
      </ButtonLink>
      <ButtonLink size="small" tone="plain" to={`${companyLinks.assignedJob(jobId)}${shiftSearch}`}>
        Assigned workers
      </ButtonLink>
      <ButtonLink size="small" tone="quiet" to={`${companyLinks.findWorker}?job=${jobId}`}>
        Find workers
      </ButtonLink>
    </Inline>
  )

  return (
    <Page width={list.view === 'table' ? 'wide' : 'content'}>
      <ListWithDetail
        open={open}
        label="Applicant"
        back={{ to: addressOf(null), text: 'All applicants' }}
        ownPage={open === null ? undefined : pageOf(open)}
        list={
          <Stack gap="lg">
            <Stack gap="sm">
              <Inline justify="between">
                <Heading>{job.title}</Heading>
                <JobBadge status={job.status} />
              </Inline>
              <Text tone="muted">
                {job.siteName} · {takenText(job)}
              </Text>
              {shift && (
                <Text>
                  For {shiftText(shift, job.zone)}, {shift.taken} of {shift.positions} places taken.{' '}
                  <TextLink to={companyLinks.applicants(jobId)}>All shifts</TextLink>
                </Text>
              )}
              {!narrow && links}
            </Stack>
            <Tabs
              label="Applicants by state"
              tabs={views.map(({ label, key, statuses }) => ({
                label,
                to: key ? `${shiftSearch || '?'}${shiftSearch && '&'}state=${key}` : shiftSearch || '.',
                active: key === view.key,
                count: inView(statuses).length + (key === 'offered' ? invited.length : 0),
              }))}
            />
            <Inline justify="between">
              {shown.length > 1 && chosen.length === 0 ? (
                <Text size="small" tone="muted">
                  Select two or more to compare them side by side.
                </Text>
              ) : (
                <span />
              )}
              <ViewSwitch list={list} />
            </Inline>
            {chosen.length > 0 && (
              <Suspense fallback={null}>
                <ChosenApplicants chosen={chosen} job={job} shift={shift} onClear={clear} />
              </Suspense>
            )}
            {shown.length === 0 && (view.key !== 'offered' || invited.length === 0) && (
              <EmptyState
                drawing="people"
                action={
                  applicants.length > 0 ? undefined : invited.length > 0 ? (
                    <ButtonLink to={`${shiftSearch || '?'}${shiftSearch && '&'}state=offered`}>
                      {invited.length === 1 ? 'See the offer' : `See the ${invited.length} offers`}
                    </ButtonLink>
                  ) : (
                    <ButtonLink to={`${companyLinks.findWorker}?job=${jobId}`}>Find workers</ButtonLink>
                  )
                }
              >
                {emptyText(applicants.length, invited, shift !== undefined)}
              </EmptyState>
            )}
            {list.view === 'table' && shown.length > 0 ? (
              <InPicture fallback={<Skeleton shape="table" />}>
                <ApplicantsTable jobId={jobId} applicants={shown} state={view.state} choice={choice} />
              </InPicture>
            ) : (
              <List label="Applicants, best fit first">
                {shown.map((applicant) => (
                  <li key={applicant.id}>
                    {open === null ? (
                      <ApplicantCard
                        applicant={applicant}
                        to={list.wide ? addressOf(applicant.id) : pageOf(applicant.id)}
                        job={job}
                        shift={shift}
                        chosen={chosen.includes(applicant)}
                        onChoose={(on) => choose(applicant.id, on)}
                      />
                    ) : (
                      <ApplicantLine
                        applicant={applicant}
                        to={addressOf(applicant.id)}
                        isOpen={applicant.id === open}
                        chosen={chosen.includes(applicant)}
                        onChoose={(on) => choose(applicant.id, on)}
                      />
                    )}
                  </li>
                ))}
              </List>
            )}
            {view.key === 'offered' && invited.length > 0 && (
              <Stack>
                <Heading>Offered without an application</Heading>
                <List label="Offered without an application">
                  {invited.map((offer) => (
                    <li key={offer.id}>
                      <InvitedCard offer={offer} />
                    </li>
                  ))}
                </List>
              </Stack>
            )}
            {narrow && links}
          </Stack>
        }
      >
        {open !== null && <ApplicantRecord id={open} shiftId={shift?.id ?? null} />}
      </ListWithDetail>
    </Page>
  )
}
