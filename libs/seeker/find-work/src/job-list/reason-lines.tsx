import { seekerLinks } from '@s4/links'
import type { JobCard, WorkReason } from '@s4/contract'
import { Badge, Inline, Stack, Text, TextLink } from '@s4/ui'
import type { statusTones } from '@s4/work'

type Standing = NonNullable<JobCard['standing']>

// Only the type of the table, which the first load has no room for: another colour does not compile.
const standings: { [S in Standing]: { tone: (typeof statusTones.application)[S]; text: string } } = {
  applied: { tone: 'info', text: 'You have applied' },
  offered: { tone: 'warning', text: 'You have an offer to answer' },
  accepted: { tone: 'success', text: 'You have work here' },
}

interface ReasonLinesProps {
  reasons: readonly WorkReason[]
  /** Shown instead of *You can work this*. */
  standing?: JobCard['standing']
}

/** Where the reader stands with a job, or whether they can work it; if not, each reason with a link to the remedy. */
export function ReasonLines({ reasons, standing = null }: ReasonLinesProps) {
  const stands = standing && <Badge tone={standings[standing].tone}>{standings[standing].text}</Badge>
  // Their own work there is among the reasons.
  if (standing === 'accepted') return stands
  if (reasons.length === 0) return stands ?? <Badge tone="success">You can work this</Badge>
  return (
    <Stack gap="xs">
      {stands}
      {reasons.map(({ code, message, fixPath, stopsAccepting }) => (
        <Inline key={`${code} ${message}`} gap="sm">
          <Badge tone={stopsAccepting ? 'danger' : 'warning'}>{stopsAccepting ? 'Not yet' : 'Note'}</Badge>
          <Text size="small">
            {message}
            {fixPath && (
              <>
                {' '}
                · <TextLink to={fixPath}>{fixLabel(fixPath)}</TextLink>
              </>
            )}
          </Text>
        </Inline>
      ))}
    </Stack>
  )
}

function fixLabel(path: string): string {
  if (path.startsWith('/edit') || path === seekerLinks.profile) return 'Update your profile'
  return path.startsWith(seekerLinks.workCalendar) ? 'Open your calendar' : 'See that shift'
}
