import { companyLinks } from '@s4/links'
import type { RoomAlert, RoomCall, RoomLate } from '@s4/contract'
import { useChange } from '@s4/queries'
import { Button, ButtonLink, MoreActions } from '@s4/ui'
import { MessageLink } from '@s4/work'
import { Phone } from 'lucide-react'
import type { Covered } from '../cover/cover-queries'
import { useMay } from '../live/use-room'
import type { Line } from './lines'
import type { ByHand } from './room-partners'

type Worker = RoomAlert | RoomCall | RoomLate

interface LineActionsProps {
  line: Line
  onDone: () => void
  onByHand: (byHand: Pick<ByHand, 'worker' | 'zone'>) => void
  onCover: (covered: Covered) => void
}

/** What can be done about a line: at most two buttons, the rest behind *More*. */
export function LineActions({ line, onDone, onByHand, onCover }: LineActionsProps) {
  const may = useMay()
  switch (line.kind) {
    case 'late':
      return (
        <MoreActions
          about={line.title}
          first={
            <>
              <CallLink worker={line.late} />
              {may('workers.cover') && (
                <FindCover
                  about={line.title}
                  onPress={() => onCover({ shiftId: line.late.shiftId, late: line.late })}
                />
              )}
            </>
          }
          more={
            <>
              <Message worker={line.late} />
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
    case 'waitingCall':
      return (
        <MoreActions
          about={line.title}
          first={
            <>
              <CallLink worker={line.call} />
              <ShiftLink shift={line.call} />
            </>
          }
          more={<Message worker={line.call} />}
        />
      )
    case 'unfilled':
      return <UnfilledActions line={line} onCover={onCover} />
    case 'checks':
    case 'checksLater':
      return <MoreActions about={line.title} first={<GoTo to={companyLinks.dueChecks}>Check documents</GoTo>} />
    case 'applicants':
      return (
        <MoreActions
          about={line.title}
          first={<GoTo to={companyLinks.applicants(line.jobs[0].jobId)}>See applicants</GoTo>}
          more={line.jobs.slice(1).map(({ jobId, title }) => (
            <GoTo key={jobId} to={companyLinks.applicants(jobId)}>
              {title}
            </GoTo>
          ))}
        />
      )
    case 'unfilledLater':
      return (
        <MoreActions about={line.title} first={<GoTo to={`${companyLinks.jobs}?state=open`}>See open jobs</GoTo>} />
      )
    case 'notPosted':
      return (
        <MoreActions about={line.title} first={<GoTo to={companyLinks.client(line.clientId)}>See the posts</GoTo>} />
      )
    case 'drafts':
      return <MoreActions about={line.title} first={<GoTo to={`${companyLinks.jobs}?state=draft`}>See drafts</GoTo>} />
    case 'hours':
      return (
        <MoreActions
          about={line.title}
          first={<GoTo to={`${companyLinks.completedJobs}?state=toAgree`}>Agree hours</GoTo>}
        />
      )
    default:
      return <AlertActions line={line} onDone={onDone} onCover={onCover} />
  }
}

function AlertActions({
  line,
  onDone,
  onCover,
}: Omit<LineActionsProps, 'line' | 'onByHand'> & { line: Extract<Line, { alert: RoomAlert }> }) {
  const may = useMay()
  const { alert, title } = line
  const wantsCover = line.kind === 'leftEarly' && may('workers.cover')
  return (
    <MoreActions
      about={title}
      first={
        <>
          <CallLink worker={alert} />
          {alert.kind === 'checkDue' ? (
            <GoTo to={companyLinks.dueChecks}>Check documents</GoTo>
          ) : wantsCover ? (
            <FindCover about={title} onPress={() => onCover({ shiftId: alert.shiftId, left: alert })} />
          ) : (
            <OnItButton alert={alert} onDone={onDone} />
          )}
        </>
      }
      more={
        <>
          {wantsCover && <OnItButton alert={alert} onDone={onDone} />}
          <Message worker={alert} />
          <GoTo to={`${companyLinks.alerts}?jobId=${alert.jobId}`}>Resolve</GoTo>
          <ShiftLink shift={alert} />
        </>
      }
    />
  )
}

interface UnfilledActionsProps extends Pick<LineActionsProps, 'onCover'> {
  line: Extract<Line, { kind: 'unfilled' }>
}

function UnfilledActions({ line: { unfilled, title }, onCover }: UnfilledActionsProps) {
  const may = useMay()
  const { jobId, shiftId, applicants } = unfilled
  const seesApplicants = applicants > 0 && may('applicants.read')
  return (
    <MoreActions
      about={title}
      first={
        <>
          {seesApplicants && (
            <ButtonLink size="small" to={`${companyLinks.applicants(jobId)}?shift=${shiftId}`}>
              See applicants
            </ButtonLink>
          )}
          {may('workers.cover') && (
            <FindCover about={title} quiet={seesApplicants} onPress={() => onCover({ shiftId })} />
          )}
        </>
      }
      more={<ShiftLink shift={unfilled} />}
    />
  )
}

const FindCover = ({ about, quiet = false, onPress }: { about: string; quiet?: boolean; onPress: () => void }) => (
  <Button size="small" tone={quiet ? 'quiet' : 'action'} aria-label={`Find cover: ${about}`} onClick={onPress}>
    Find cover
  </Button>
)

const GoTo = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink size="small" tone="quiet" to={to}>
    {children}
  </ButtonLink>
)

const ShiftLink = ({ shift: { jobId, shiftId } }: { shift: { jobId: string; shiftId: string } }) => (
  <GoTo to={`${companyLinks.jobInProgress(jobId)}?shift=${shiftId}`}>Open the shift</GoTo>
)

const Message = ({ worker }: { worker: Worker }) =>
  useMay()('messages.write') &&
  !worker.inSecret && <MessageLink jobId={worker.jobId} seekerId={worker.seekerId} name={worker.seekerName} />

const CallLink = ({ worker: { phone, seekerName, inSecret } }: { worker: Worker }) =>
  phone &&
  !inSecret && (
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
      aria-label={`I am looking at it: ${seekerName}`}
      onClick={() => acknowledge.mutate({ id: alertId }, { onSuccess: onDone })}
    >
      I am looking at it
    </Button>
  )
}
