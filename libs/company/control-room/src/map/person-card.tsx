import { companyLinks } from '@s4/links'
import type { LiveMap, MapPerson } from '@s4/contract'
import { Card, Inline, StatusBadge, Text, TextLink } from '@s4/ui'
import { statusTones } from '@s4/work'
import { memo } from 'react'
import { whereIs, whereText } from './where-text'

interface PersonCardProps {
  person: MapPerson
  map: LiveMap
}

/** One person of the map, with the same facts as text. */
export const PersonCard = memo(function PersonCard({ person, map: { sites, now } }: PersonCardProps) {
  const { assignmentId, seekerName, jobId, title, openAlerts, onBreak, position } = person
  const where = whereIs(person, now)
  const site = sites.find(({ siteId }) => siteId === person.siteId)
  return (
    <Card as="article" aria-label={seekerName}>
      <Inline justify="between">
        <Text as="strong">{seekerName}</Text>
        <Inline>
          {openAlerts > 0 && (
            <StatusBadge tone="danger">{openAlerts === 1 ? '1 open alert' : `${openAlerts} open alerts`}</StatusBadge>
          )}
          {where === 'outside' && <StatusBadge tone="danger">Outside</StatusBadge>}
          {where === 'old' && <StatusBadge tone="warning">Old location</StatusBadge>}
          {onBreak && <StatusBadge tone={statusTones.presence.onBreak}>On a break</StatusBadge>}
        </Inline>
      </Inline>
      <Text size="small">{[title, site?.siteName].filter(Boolean).join(', ')}</Text>
      <Text size="small" tone="muted">
        {whereText(person, { now, site: site?.point })}
      </Text>
      <Inline>
        <TextLink to={companyLinks.jobInProgress(jobId)}>Open the job</TextLink>
        {position && <TextLink to={companyLinks.trail(assignmentId)}>Show the trail of {seekerName}</TextLink>}
      </Inline>
    </Card>
  )
})
