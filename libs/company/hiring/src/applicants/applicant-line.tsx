import type { Applicant } from '@s4/contract'
import { Badge, Card, CheckboxField, Heading, Inline, Text, TextLink } from '@s4/ui'
import { ApplicationBadge } from '@s4/work'
import type { To } from 'react-router-dom'

interface ApplicantLineProps {
  applicant: Applicant
  /** The address with their record beside the list. */
  to: To
  isOpen: boolean
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** An applicant in the list beside the record of one of them, which has the rest. */
export function ApplicantLine({ applicant, to, isOpen, chosen, onChoose }: ApplicantLineProps) {
  const { fullname, status, saved, shortlisted, fit } = applicant
  return (
    <Card as="article" aria-label={fullname}>
      <Inline justify="between">
        <Heading level={3}>
          <TextLink to={to} aria-current={isOpen || undefined}>
            {fullname}
          </TextLink>
        </Heading>
        <Inline>
          {saved?.doNotSend && <Badge tone="danger">Blocked</Badge>}
          {shortlisted && <Badge tone="info">Shortlisted</Badge>}
          <ApplicationBadge status={status} />
        </Inline>
      </Inline>
      {fit && fit.reasons.length > 0 && (
        <Text size="small" tone="muted">
          {fit.reasons.map(({ text }) => text).join(' · ')}
        </Text>
      )}
      <CheckboxField
        label={`Select ${fullname}`}
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </Card>
  )
}
