import { seekerLinks } from '@s4/links'
import type { JobCard, WorkReason } from '@s4/contract'
import { Badge, Inline, Stack, Text, TextLink } from '@s4/ui'
import type { statusTones } from '@s4/work'
import { Fragment } from 'react'
import { isOfHours } from './is-of-person'

type Standing = NonNullable<JobCard['standing']>

// Only the type of the table, which the first load has no room for: another colour does not compile.
const standings: { [S in Standing]: { tone: (typeof statusTones.application)[S]; text: string } } = {
  applied: { tone: 'info', text: 'You have applied' },
  offered: { tone: 'warning', text: 'You have an offer to answer' },
  accepted: { tone: 'success', text: 'You are booked for this job' },
}

interface ReasonLinesProps {
  reasons: readonly WorkReason[]
  /** Shown instead of *You can work this*. */
  standing?: JobCard['standing']
  /** That it is outside the reader's hours is no note then, and has its remedy above the list. */
  hoursSaid?: boolean | undefined
}

/** Where the reader stands with a job, or whether they can work it; if not, each reason with a link to the remedy. */
export function ReasonLines({ reasons, standing = null, hoursSaid = false }: ReasonLinesProps) {
  const stands = standing && <Badge tone={standings[standing].tone}>{standings[standing].text}</Badge>
  // Their own work there is among the reasons.
  if (standing === 'accepted') return stands
  if (reasons.length === 0) return stands ?? <Badge tone="success">You can work this</Badge>
  const stopping = reasons.filter(({ stopsAccepting }) => stopsAccepting)
  const said = hoursSaid && reasons.find(isOfHours)
  const notes = reasons.filter((reason) => !reason.stopsAccepting && reason !== said)
  return (
    <Stack gap="xs">
      {stands}
      <Lines reasons={stopping} tone="danger" word="Can’t accept yet" />
      <Lines reasons={notes} tone="warning" word="Note" above={pathsOf(stopping)} />
      {said && (
        <Text size="small" tone="muted">
          {said.message}.
        </Text>
      )}
    </Stack>
  )
}

interface LinesProps {
  reasons: readonly WorkReason[]
  tone: 'danger' | 'warning'
  word: string
  /** Remedies that the line above links to. */
  above?: readonly string[]
}

const pathsOf = (reasons: readonly WorkReason[]) => reasons.flatMap(({ fixPath }) => fixPath ?? [])

/** Reasons of one weight, with each remedy once. */
function Lines({ reasons, tone, word, above = [] }: LinesProps) {
  if (reasons.length === 0) return null
  const paths = pathsOf(reasons).filter((path) => !above.includes(path))
  const remedies = paths.filter((path, at) => paths.findIndex((one) => fixLabel(one) === fixLabel(path)) === at)
  return (
    <Inline gap="sm">
      <Badge tone={tone}>{word}</Badge>
      <Text size="small">
        {reasons.map(({ message }) => message).join('. ')}.
        {remedies.map((path) => (
          <Fragment key={path}>
            {' '}
            <TextLink to={path}>{fixLabel(path)}</TextLink>
          </Fragment>
        ))}
      </Text>
    </Inline>
  )
}

function fixLabel(path: string): string {
  if (path === seekerLinks.editLicence) return 'Add your licence'
  if (path === seekerLinks.editAvailability) return 'Change your availability'
  if (path.startsWith('/edit') || path === seekerLinks.profile) return 'Update your profile'
  return path.startsWith(seekerLinks.workCalendar) ? 'Open your calendar' : 'See that shift'
}
