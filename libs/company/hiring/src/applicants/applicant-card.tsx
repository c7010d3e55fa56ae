import type { Applicant, CompanyJobDetails, Shift } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Avatar, Badge, Card, CheckboxField, Heading, Inline, Text, TextLink } from '@s4/ui'
import { ApplicationBadge, FitReasons } from '@s4/work'
import type { To } from 'react-router-dom'
import { ApplicantActions } from './applicant-actions'
import { OpenOffers } from '../offers/open-offers'
import { ChosenShifts } from './chosen-shifts'
import { ProfileClosed } from './profile-closed'

interface ApplicantCardProps {
  applicant: Applicant
  /** The address of their record. */
  to: To
  job: CompanyJobDetails
  /** The shift to offer; all by default. */
  shift?: Shift | undefined
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** One applicant in a job's list. */
export function ApplicantCard({ applicant, to, job, shift, chosen, onChoose }: ApplicantCardProps) {
  const { fullname, picture, shortBio, status, note, reason, appliedAt, companyNote, saved } = applicant
  return (
    <Card as="article" aria-label={fullname}>
      <Inline justify="between">
        <Inline>
          <Avatar name={fullname} picture={picture} />
          <Heading level={3}>
            <TextLink to={to}>{fullname}</TextLink>
          </Heading>
        </Inline>
        <Inline>
          {saved?.doNotSend && <Badge tone="danger">Blocked</Badge>}
          <ApplicationBadge status={status} />
        </Inline>
      </Inline>
      {applicant.fit ? <FitReasons fit={applicant.fit} /> : <ProfileClosed fullname={fullname} />}
      {shortBio && <Text>{shortBio}</Text>}
      <ChosenShifts applicant={applicant} shifts={job.shifts} zone={job.zone} />
      {note && <Text preserveLines>“{note}”</Text>}
      {companyNote && (
        <Text size="small" tone="muted" preserveLines>
          Your note: {companyNote}
        </Text>
      )}
      {reason && <Text tone="muted">{reason}</Text>}
      <OpenOffers applicant={applicant} zone={job.zone} />
      <Text size="small" tone="muted">
        Applied {momentText(appliedAt, job.zone)}
      </Text>
      <Inline justify="between">
        <ApplicantActions applicant={applicant} job={job} shift={shift} />
        <CheckboxField
          label={`Select ${fullname}`}
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </Inline>
    </Card>
  )
}
