import { companyLinks } from '@s4/links'
import type { RoomAlert, RoomLate } from '@s4/contract'
import { useChange } from '@s4/queries'
import { Button, ButtonLink, MoreActions } from '@s4/ui'
import { MessageLink } from '@s4/work'
import { Phone } from 'lucide-react'
import { useMay } from '../live/use-room'
import type { Line } from './lines'
import type { ByHand } from './room-partners'

interface LineActionsProps {
  line: Line
  onDone: () => void
  onByHand: (byHand: Pick<ByHand, 'worker' | 'zone'>) => void
}

/** What can be done about a line: at most two buttons, the rest behind *More*. */
export function LineActions({ line, onDone, onByHand }: LineActionsProps) {
  const may = useMay()
  switch (line.kind) {
    case 'late':
      return (
        <MoreActions
          about={line.title}
          first={
            <>
              <CallLink worker={line.late} />
              <Message worker={line.late} />
            </>
          }
          more={
            <>
              <OnItButton alert={line.late} onDone={onDone} />
              {may('attendance.record') && (
                <Button tone="quiet" size="small" onClick={() => onByHand({ worker: line.late, zone: line.late.zone })}>
                  Book on by hand
                </Button>
              )}
              <ShiftLink shift={line.late} />
            </>
          }
        />
      )
    case 'unfilled':
      return <UnfilledActions line={line} />
    case 'checks':
      return <MoreActions about={line.title} first={<GoTo to={companyLinks.dueChecks}>Check documents</GoTo>} />
    case 'applicants':
      return (
        <MoreActions
          about={line.title}
          first={<GoTo to={companyLinks.applicants(line.applicants.jobId)}>See applicants</GoTo>}
        />
      )
    case 'hours':
      return (
        <MoreActions
          about={line.title}
          first={<GoTo to={`${companyLinks.completedJobs}?state=toAgree`}>Agree hours</GoTo>}
        />
      )
    default:
      return <AlertActions line={line} onDone={onDone} />
  }
}

function AlertActions({
  line,
  onDone,
}: Pick<LineActionsProps, 'onDone'> & { line: Extract<Line, { alert: RoomAlert }> }) {
  const { alert, title } = line
  return (
    <MoreActions
      about={title}
      first={
        <>
          <CallLink worker={alert} />
          {alert.kind === 'checkDue' ? (
            <GoTo to={companyLinks.dueChecks}>Check documents</GoTo>
          ) : (
            <OnItButton alert={alert} onDone={onDone} />
          )}
        </>
      }
      more={
        <>
          <Message worker={alert} />
          <GoTo to={`${companyLinks.alerts}?jobId=${alert.jobId}`}>Resolve</GoTo>
          <ShiftLink shift={alert} />
        </>
      }
    />
  )
}

function UnfilledActions({ line: { unfilled, title } }: { line: Extract<Line, { kind: 'unfilled' }> }) {
  const applicants = `${companyLinks.applicants(unfilled.jobId)}?shift=${unfilled.shiftId}`
  return (
    <MoreActions
      about={title}
      first={
        unfilled.applicants > 0 ? (
          <GoTo to={applicants}>See applicants</GoTo>
        ) : (
          <GoTo to={`${companyLinks.findWorker}?siteId=${unfilled.siteId}`}>Find workers</GoTo>
        )
      }
      more={<ShiftLink shift={unfilled} />}
    />
  )
}

const GoTo = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink size="small" tone="quiet" to={to}>
    {children}
  </ButtonLink>
)

const ShiftLink = ({ shift: { jobId, shiftId } }: { shift: { jobId: string; shiftId: string } }) => (
  <GoTo to={`${companyLinks.jobInProgress(jobId)}?shift=${shiftId}`}>Open the shift</GoTo>
)

const Message = ({ worker }: { worker: RoomAlert | RoomLate }) =>
  useMay()('messages.write') && <MessageLink jobId={worker.jobId} seekerId={worker.seekerId} name={worker.seekerName} />

const CallLink = ({ worker: { phone, seekerName } }: { worker: RoomAlert | RoomLate }) =>
  phone && (
    <ButtonLink
      size="small"
      icon={<Phone aria-hidden />}
      aria-label={`Call ${seekerName}, ${phone}`}
      to={`tel:${phone}`}
    >
      Call
    </ButtonLink>
  )

/** Tells colleagues that somebody looks after an alert. */
function OnItButton({ alert, onDone }: { alert: RoomAlert | RoomLate; onDone: () => void }) {
  const acknowledge = useChange('alerts.acknowledge')
  const may = useMay()
  const { alertId, acknowledgedAt, seekerName } = alert
  if (alertId === null || acknowledgedAt !== null || !may('alerts.handle')) return null
  return (
    <Button
      size="small"
      tone="quiet"
      busy={acknowledge.isPending}
      aria-label={`I’m on it: ${seekerName}`}
      onClick={() => acknowledge.mutate({ id: alertId }, { onSuccess: onDone })}
    >
      I’m on it
    </Button>
  )
}
