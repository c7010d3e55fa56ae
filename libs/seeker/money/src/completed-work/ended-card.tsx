import { seekerLinks } from '@s4/links'
import type { Assignment } from '@s4/contract'
import { asSentence } from '@s4/domain/sentence'
import { owedText } from '@s4/domain/owed-text'
import { Inline, LinkCard, Text } from '@s4/ui'
import { AssignmentBadge, ShiftTime } from '@s4/work'

/** Work that was cancelled or missed: who ended it, why, and what is owed. */
export function EndedCard({ work }: { work: Assignment }) {
  const { id, title, companyName, siteName, zone, status, ended } = work
  return (
    <LinkCard title={title} level={2} to={seekerLinks.assignment(id)}>
      <Inline justify="between">
        <Text weight="medium">
          <ShiftTime shift={work} zone={zone} />
        </Text>
        <AssignmentBadge status={status} />
      </Inline>
      <Text tone="muted">
        {companyName} · {siteName}
      </Text>
      {ended?.substitute && <Text>You sent a substitute: {ended.substitute}.</Text>}
      {ended && !ended.substitute && (
        <Text>
          {ended.by === 'seeker'
            ? 'You cancelled'
            : status === 'noShow'
              ? 'The company recorded a no-show'
              : 'The company cancelled'}
          {ended.reason ? `: ${asSentence(ended.reason)}` : '.'} {owedText(ended, 'seeker', companyName)}
        </Text>
      )}
    </LinkCard>
  )
}
