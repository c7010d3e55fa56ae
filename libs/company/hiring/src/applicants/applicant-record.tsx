import { companyLinks, reportToS4 } from '@s4/links'
import { May } from '@s4/auth-session'
import type { ApplicantProfile, WorkerFit } from '@s4/contract'
import { IN_SECRET } from '@s4/domain/alert-words'
import { momentText, shiftText } from '@s4/domain/shift-text'
import { VAT_PERCENT } from '@s4/domain/vat'
import { useCompanyJob } from '@s4/queries'
import {
  Avatar,
  ButtonLink,
  Callout,
  DescriptionList,
  Inline,
  KeepsRoom,
  MoreActions,
  Section,
  Stack,
  Text,
  TextLink,
} from '@s4/ui'
import { ApplicationBadge, experienceText, FitReasons, HistorySections, MessageLink } from '@s4/work'
import { ApplicantActions } from './applicant-actions'
import { BlockWorker } from './block-worker'
import { ChosenShifts } from './chosen-shifts'
import { CompanyNote } from './company-note'
import { checkWords } from '../documents/document-line'
import { DocumentsSection } from '../documents/documents-section'
import { fitFacts } from './fit-facts'
import { useApplicant, useDocuments } from '../queries/hiring-queries'
import { OpenOffers } from '../offers/open-offers'
import { ProfileClosed } from './profile-closed'
import { SaveWorker } from './save-worker'

interface ApplicantRecordProps {
  id: string
  /** The shift to offer; null for all. */
  shiftId: string | null
}

/** An applicant with profile, documents and actions. */
export function ApplicantRecord({ id, shiftId }: ApplicantRecordProps) {
  const applicant = useApplicant(id)
  const job = useCompanyJob(applicant.jobId)
  const shift = job.shifts.find((each) => each.id === shiftId)
  const { fullname, picture, shortBio, status, note, reason, appliedAt, fit } = applicant

  return (
    <>
      <Section title={fullname} action={<ApplicationBadge status={status} />}>
        <Inline nowrap align="start">
          <Avatar name={fullname} picture={picture} size={72} />
          {fit ? <Text>{shortBio || 'No introduction given.'}</Text> : <ProfileClosed fullname={fullname} />}
        </Inline>
        {applicant.inSecret && <Callout tone="danger">{IN_SECRET}.</Callout>}
        {fit && <WorkerFacts applicant={applicant} fit={fit} />}
        <DescriptionList
          items={[
            { term: 'Job', detail: job.title },
            ...(shift ? [{ term: 'Shift', detail: shiftText(shift, job.zone) }] : []),
            { term: 'Applied', detail: momentText(appliedAt, job.zone) },
            ...(fit?.chargesVat
              ? [{ term: 'VAT', detail: `Registered: ${VAT_PERCENT}% comes on top of the pay` }]
              : []),
            ...(note ? [{ term: 'Their note', detail: <Text preserveLines>{note}</Text> }] : []),
            ...(reason ? [{ term: 'Reason', detail: reason }] : []),
          ]}
        />
        <ChosenShifts applicant={applicant} shifts={job.shifts} zone={job.zone} />
        <KeepsRoom>
          <Stack>
            <MoreActions
              about={fullname}
              first={<ApplicantActions applicant={applicant} job={job} shift={shift} />}
              more={
                <>
                  {fit && !applicant.inSecret && (
                    <MessageLink jobId={applicant.jobId} seekerId={applicant.seekerId} name={fullname} />
                  )}
                  {fit && <SaveWorker seekerId={applicant.seekerId} fullname={fullname} saved={applicant.saved} />}
                  <ButtonLink
                    size="small"
                    tone="quiet"
                    to={`${companyLinks.applicants(applicant.jobId)}${shift ? `?shift=${shift.id}` : ''}`}
                  >
                    {shift ? 'All applicants for this shift' : 'All applicants for this job'}
                  </ButtonLink>
                </>
              }
              destructive={
                <>
                  {fit && (
                    <May to="workers.save">
                      <BlockWorker
                        seekerId={applicant.seekerId}
                        fullname={fullname}
                        marked={applicant.saved?.doNotSend ?? false}
                      />
                    </May>
                  )}
                  <TextLink to={reportToS4('company', { subjectId: applicant.seekerId, about: 'profile' })}>
                    Report this worker to S4
                  </TextLink>
                </>
              }
            />
            <OpenOffers applicant={applicant} zone={job.zone} />
          </Stack>
        </KeepsRoom>
      </Section>
      {fit && <Profile applicant={applicant} />}
      <Section title="Your note">
        <CompanyNote applicationId={id} note={applicant.companyNote} />
      </Section>
    </>
  )
}

/** What one asks first about somebody, and in words what speaks against them. */
function WorkerFacts({ applicant, fit }: { applicant: ApplicantProfile; fit: WorkerFit }) {
  const { documents } = useDocuments(applicant.seekerId)
  const rightToWork = documents.find(({ kind }) => kind === 'right-to-work')
  const [licence, ...others] = fitFacts.map(({ term, of }) => ({ term, detail: of(fit) }))
  return (
    <>
      <DescriptionList
        items={[
          ...(licence ? [licence] : []),
          { term: 'Right to work', detail: rightToWork ? checkWords[rightToWork.state] : 'Not given' },
          { term: 'Experience', detail: experienceText(applicant.experiences) },
          ...others,
        ]}
      />
      <FitReasons fit={{ ...fit, reasons: fit.reasons.filter(({ good }) => !good) }} />
    </>
  )
}

function Profile({
  applicant: { seekerId, fullname, experiences, educationRecords },
}: {
  applicant: ApplicantProfile
}) {
  return (
    <>
      <DocumentsSection seekerId={seekerId} fullname={fullname} />
      <Section title="BS 7858 screening">
        <Inline>
          <ButtonLink size="small" tone="quiet" to={`${companyLinks.workerScreening}?worker=${seekerId}`}>
            See the screening
          </ButtonLink>
        </Inline>
      </Section>
      <HistorySections experiences={experiences} educationRecords={educationRecords} />
    </>
  )
}
