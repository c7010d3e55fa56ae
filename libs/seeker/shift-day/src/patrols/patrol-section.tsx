import type { AssignmentDetails, Patrol } from '@s4/contract'
import { asSentence } from '@s4/domain/sentence'
import { timeText } from '@s4/domain/shift-text'
import { Button, Callout, Disclosure, Inline, List, Section, Stack, Text } from '@s4/ui'
import { useNow } from '@s4/api-client/clock'
import { useServerClock } from '../queries/use-server-clock'
import { CutShort } from './cut-short'
import { usePatrols } from './patrol-queries'
import { ScanForm } from './scan-form'

/** The patrol to walk now, the next one, and folded those with points missed; nothing at a site without patrols. */
export function PatrolSection({ work }: { work: AssignmentDetails }) {
  const { data, isError, refetch } = usePatrols(work.id)
  const clock = useServerClock(work.id)
  const now = useNow(clock)
  if (!data) {
    if (!isError) return null
    return (
      <Section title="Patrols">
        <Text>We could not load your patrols. They open when there is a signal.</Text>
        <Inline>
          <Button tone="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </Inline>
      </Section>
    )
  }
  const { patrols } = data
  if (patrols.length === 0) return null
  const open = patrols.filter((patrol) => isOpen(patrol, now))
  const over = open.filter((patrol) => isOver(patrol, now))
  const next = patrols.find(({ status, opensAt }) => status === 'due' && Date.parse(opensAt) > now)
  return (
    <Section title="Patrols">
      <Stack gap="lg">
        {open
          .filter((patrol) => !isOver(patrol, now))
          .map((patrol) => (
            <OpenPatrol key={patrol.id} patrol={patrol} work={work} isLate={false} />
          ))}
        <Text>{next ? nextText(next, work.zone) : 'No more patrols begin on this shift.'}</Text>
        {over.length > 0 && (
          <Disclosure
            summary={over.length === 1 ? '1 patrol has points missed' : `${over.length} patrols have points missed`}
          >
            <Stack gap="lg">
              {over.map((patrol) => (
                <OpenPatrol key={patrol.id} patrol={patrol} work={work} isLate />
              ))}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Section>
  )
}

/** Points missed can still be scanned: they are recorded as late. */
const isOpen = ({ status, opensAt, points }: Patrol, now: number) =>
  Date.parse(opensAt) <= now && status !== 'done' && points.some(({ scannedAt }) => scannedAt === null)

const isOver = ({ status, missAt }: Patrol, now: number) => status !== 'due' || Date.parse(missAt) <= now

const patrolTitle = ({ name, startsAt, endsAt }: Patrol, zone: string) =>
  `${name}, ${timeText(startsAt, zone)} to ${timeText(endsAt, zone)}`

const nextText = (patrol: Patrol, zone: string) =>
  `Next: ${patrolTitle(patrol, zone)}. ${patrol.points.map((point) => point.name).join(', ')}.`

interface OpenPatrolProps {
  patrol: Patrol
  work: AssignmentDetails
  isLate: boolean
}

function OpenPatrol({ patrol, work, isLate }: OpenPatrolProps) {
  const { name, points, anyOrder, status, reason } = patrol
  return (
    <Stack>
      <Text weight="bold">{patrolTitle(patrol, work.zone)}</Text>
      {isLate && (
        <Callout tone="warning" title={status === 'cutShort' ? 'You ended this patrol' : 'Points were missed'}>
          {reason ? `${asSentence(reason)} ` : ''}The company is told. A point scanned now is recorded as late.
        </Callout>
      )}
      <List label={`Points of ${name}`}>
        {points.map((point) => (
          <li key={point.letter}>
            <Text>
              {point.name}: {pointText(point, work.zone)}
            </Text>
          </li>
        ))}
      </List>
      <Text size="small" tone="muted">
        {anyOrder || isLate ? 'Scan them in any order.' : 'Scan them in this order.'}
      </Text>
      <ScanForm patrol={patrol} workId={work.id} />
      {!isLate && <CutShort patrol={patrol} workId={work.id} />}
    </Stack>
  )
}

function pointText({ scannedAt, isLate }: Patrol['points'][number], zone: string): string {
  if (scannedAt === null) return 'to scan'
  return `scanned at ${timeText(scannedAt, zone)}${isLate ? ', late' : ''}`
}
