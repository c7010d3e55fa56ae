import { companyLinks } from '@s4/links'
import type { LiveShift } from '@s4/contract'
import { alertTexts } from '@s4/domain/alert-words'
import { shiftText, timeText } from '@s4/domain/shift-text'
import {
  ButtonLink,
  EmptyState,
  Inline,
  LinkRow,
  List,
  ListWithDetail,
  Page,
  Stack,
  StatusBadge,
  useOpenItem,
  useWide,
} from '@s4/ui'
import { MapPinned } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useLiveList } from '../queries/live-queries'
import { LiveJobRecord } from './live-job-page'
import { PresenceBadge, presences } from './presence-badge'

const OPEN = ['job', 'shift'] as const

export function InProgressPage() {
  const { open, addressOf } = useOpenItem(...OPEN)
  const [params] = useSearchParams()
  const shift = params.get('shift')
  return (
    <Page>
      <ListWithDetail
        open={open}
        label="Shift"
        back={{ to: addressOf(null), text: 'All shifts on now or soon' }}
        ownPage={open === null ? undefined : `${companyLinks.jobInProgress(open)}${shift ? `?shift=${shift}` : ''}`}
        list={<Shifts />}
      >
        {open !== null && <LiveJobRecord jobId={open} />}
      </ListWithDetail>
    </Page>
  )
}

function Shifts() {
  const { data: shifts } = useLiveList()

  return (
    <Stack gap="lg">
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
          {byAlerts(shifts).map((shift) => (
            <li key={shift.shiftId}>
              <ShiftLine shift={shift} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  )
}

/** Those with an open alert first. */
const byAlerts = (shifts: readonly LiveShift[]) =>
  shifts.toSorted((a, b) => Number(b.openAlerts > 0) - Number(a.openAlerts > 0))

const PEOPLE_SHOWN = 4

/** `Daniel Okafor needs help. Grace Mensah, next check call 02:45.` */
function peopleText({ people, zone }: LiveShift): string {
  const shown = people.slice(0, PEOPLE_SHOWN).map(({ name, alert, backInsideAt, answeredAt, nextCheckCallAt }) => {
    if (backInsideAt) return `${name} was seen back inside at ${timeText(backInsideAt, zone)}, had left the site.`
    if (answeredAt) return `${name} answered a check call late, at ${timeText(answeredAt, zone)}.`
    if (alert) return `${alertTexts[alert](name)}.`
    return nextCheckCallAt ? `${name}, next check call ${timeText(nextCheckCallAt, zone)}.` : `${name}.`
  })
  const more = people.length - PEOPLE_SHOWN
  return [...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

function ShiftLine({ shift }: { shift: LiveShift }) {
  const { jobId, shiftId, counts, openAlerts } = shift
  const wide = useWide()
  const { open, addressOf } = useOpenItem(...OPEN)
  const [params] = useSearchParams()
  const isOpen = open === jobId && params.get('shift') === shiftId
  return (
    <LinkRow
      title={shift.title}
      to={wide ? addressOf(jobId, { shift: shiftId }) : `${companyLinks.jobInProgress(jobId)}?shift=${shiftId}`}
      aria-current={isOpen || undefined}
      facts={[shiftText(shift, shift.zone), shift.siteName, peopleText(shift)]}
      state={
        <>
          {presences.map(
            (presence) =>
              counts[presence] > 0 && <PresenceBadge key={presence} presence={presence} count={counts[presence]} />,
          )}
          {openAlerts > 0 && (
            <StatusBadge tone="danger">{openAlerts === 1 ? '1 open alert' : `${openAlerts} open alerts`}</StatusBadge>
          )}
        </>
      }
    />
  )
}
