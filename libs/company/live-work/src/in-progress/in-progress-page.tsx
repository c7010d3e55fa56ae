import { companyLinks } from '@s4/links'
import type { LiveShift } from '@s4/contract'
import { shiftText } from '@s4/domain/shift-text'
import { ButtonLink, EmptyState, Inline, LinkCard, List, Page, StatusBadge, Text } from '@s4/ui'
import { MapPinned } from 'lucide-react'
import { useLiveList } from '../queries/live-queries'
import { PresenceBadge, presences } from './presence-badge'

export function InProgressPage() {
  const { data: shifts } = useLiveList()

  return (
    <Page>
      <Inline>
        <ButtonLink size="small" tone="quiet" icon={<MapPinned aria-hidden size={18} />} to={companyLinks.liveMap}>
          Live map
        </ButtonLink>
      </Inline>
      {shifts.length === 0 ? (
        <EmptyState drawing="shift" action={<ButtonLink to={companyLinks.assignedJobs}>See assigned jobs</ButtonLink>}>
          Nobody is at work now, and no agreed shift starts in the next 12 hours.
        </EmptyState>
      ) : (
        <List label="Shifts on now or soon">
          {shifts.map((shift) => (
            <li key={shift.shiftId}>
              <ShiftLine shift={shift} />
            </li>
          ))}
        </List>
      )}
    </Page>
  )
}

function ShiftLine({ shift }: { shift: LiveShift }) {
  return (
    <LinkCard title={shift.title} to={`${companyLinks.jobInProgress(shift.jobId)}?shift=${shift.shiftId}`}>
      <Text tone="muted">
        {shift.siteName}. {shiftText(shift, shift.zone)}
      </Text>
      <Inline>
        {presences.map(
          (presence) =>
            shift.counts[presence] > 0 && (
              <PresenceBadge key={presence} presence={presence} count={shift.counts[presence]} />
            ),
        )}
        {shift.openAlerts > 0 && (
          <StatusBadge tone="danger">
            {shift.openAlerts === 1 ? '1 open alert' : `${shift.openAlerts} open alerts`}
          </StatusBadge>
        )}
      </Inline>
    </LinkCard>
  )
}
