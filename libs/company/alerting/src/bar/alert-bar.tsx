import { companyLinks } from '@s4/links'
import { isOutage } from '@s4/api-client'
import { useSession } from '@s4/auth-session'
import type { WaitingAlerts } from '@s4/contract'
import { IN_SECRET } from '@s4/domain/alert-words'
import { relativeText, timeText } from '@s4/domain/shift-text'
import { Button, ButtonLink, isMuted, setMuted, useAlarm, UrgentBar } from '@s4/ui'
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWaitingAlerts } from '../queries/alerting-queries'
import { useRenewedPush } from '../push/alert-push'
import { BarRoom, noteBar } from './bar-room'
import { useTitleCount } from './use-title-count'

const HELP_EVERY_MS = 3000
const ALERT_EVERY_MS = 15_000

/**
 * While an alert of weight waits: a red bar on every screen, a sound, and the count in the tab's title. A call for help
 * stays in the bar until it is resolved, without the sound once somebody looks at it.
 */
export function AlertBar() {
  const { data: waiting, error } = useWaitingAlerts()
  const { user } = useSession()
  const [muted, setMutedHere] = useState(isMuted)
  const { count = 0, open = 0, isHelp = false, newest = null, help = null } = waiting ?? {}
  useAlarm(count > 0 && (isHelp || !muted), isHelp ? HELP_EVERY_MS : ALERT_EVERY_MS)
  useTitleCount(count)
  useRenewedPush(user.uid)
  const [sawNone, setSawNone] = useState(false)
  const isEmpty = newest === null && help === null
  if (waiting && isEmpty && !sawNone) setSawNone(true)
  useEffect(() => {
    if (waiting) noteBar(!isEmpty)
  }, [waiting, isEmpty])
  if (isOutage(error) && isEmpty)
    return <UrgentBar title="We cannot load alerts. Ring your people on shift." comesLater={sawNone} />
  if (!waiting) return <BarRoom />
  if (!newest) return help && <SeenHelp help={help} comesLater={sawNone} />

  const mute = () => {
    setMuted(!muted)
    setMutedHere(!muted)
  }
  return (
    <UrgentBar
      comesLater={sawNone}
      title={[help && helpText(help), `${countText(count, open)}${whatText(newest)}`].filter(Boolean).join(' · ')}
      action={
        <>
          <ButtonLink to={companyLinks.alerts} tone="danger" size="small" aria-label="Open the alerts">
            Open
          </ButtonLink>
          {!isHelp && (
            <Button
              tone="quiet"
              size="small"
              iconOnPhone
              icon={muted ? <Volume2 aria-hidden size={16} /> : <VolumeX aria-hidden size={16} />}
              onClick={mute}
            >
              {muted ? 'Turn sound on' : 'Turn sound off'}
            </Button>
          )}
        </>
      }
    >
      {whereText(newest)}
    </UrgentBar>
  )
}

type Help = NonNullable<WaitingAlerts['help']>

const SeenHelp = ({ help, comesLater }: { help: Help; comesLater: boolean }) => (
  <UrgentBar
    comesLater={comesLater}
    title={helpText(help)}
    action={
      <ButtonLink to={`${companyLinks.alerts}?alert=${help.id}`} tone="danger" size="small">
        Open
      </ButtonLink>
    }
  >
    {help.inSecret && `${IN_SECRET}. `}
    {help.acknowledgedAt &&
      `${help.acknowledgedBy ?? 'Somebody'} has been looking at it since ${timeText(help.acknowledgedAt, help.zone)}`}
  </UrgentBar>
)

const helpText = ({ count, seekerName }: Help) =>
  count === 1 ? `${seekerName} needs help` : `${count} calls for help: ${seekerName} needs help`

/** The lists count every open alert, also those that somebody looks at and those that are not urgent. */
function countText(count: number, open: number): string {
  if (open > count) return `${count} of ${open} alerts: `
  return count === 1 ? '' : `${count} alerts: `
}

const words: Record<NonNullable<WaitingAlerts['newest']>['kind'], string> = {
  missedCheckCall: 'missed a check call',
  missedPatrol: 'missed patrol points',
  leftGeofence: 'left the site',
  outsideAtBookOn: 'booked on outside the site',
  late: 'has not booked on',
  leftEarly: 'booked off early',
  forgottenBookOff: 'has not booked off',
  help: 'needs help',
  papersMissing: 'was booked on with documents missing',
  checkDue: 'cannot book on until you accept their documents',
}

const whereText = ({ siteName, raisedAt, inSecret }: NonNullable<WaitingAlerts['newest']>) =>
  `${inSecret ? `${IN_SECRET}. ` : ''}${siteName}, ${relativeText(raisedAt, new Date().toISOString())}`

/** What was seen last comes first: a phone may have no room for the rest. */
function whatText({ kind, seekerName, backInsideAt, checkCall }: NonNullable<WaitingAlerts['newest']>): string {
  if (backInsideAt) return `${seekerName} was seen back inside, had left the site`
  if (checkCall?.status === 'late') return `${seekerName} answered a check call late`
  return `${seekerName} ${words[kind]}`
}
