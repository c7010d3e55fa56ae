import { companyLinks } from '@s4/links'
import type { ControlRoom, RoomMoment } from '@s4/contract'
import { dateText, localDate, timeText } from '@s4/domain/shift-text'
import { Button, ButtonLink, Callout, Figures, List, Text, useWakeLock, Wall, WallLine, WallList } from '@s4/ui'
import { Maximize, Volume2, VolumeX, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRoomMap } from '../live/use-room'
import type { Line, LineKind } from './lines'
import { peopleText } from '../words/counts'
import { useWallSound } from './use-wall-sound'

interface WallScreenProps {
  room: ControlRoom
  lines: readonly Line[]
  /** That the room lost its connection. */
  notConnected: ReactNode
  /** What stands while its code is not there. */
  children?: ReactNode
}

/** As many as a screen holds in letters to read from five metres. */
const LINES_SHOWN = 4
const ROWS_SHOWN = 5

/** Work of an office: nobody answers it from a wall. */
const OFFICE: ReadonlySet<LineKind> = new Set([
  'applicants',
  'drafts',
  'notPosted',
  'hours',
  'unfilledLater',
  'checksLater',
])

/** The room on a screen that hangs on a wall: what is wrong, who is where, what comes. It stays awake and rings. */
export function WallScreen({ room, lines, notConnected }: WallScreenProps) {
  useWakeLock()
  const wrong = lines.filter(({ kind }) => !OFFICE.has(kind))
  const { muted, waitsForPress, setMuted } = useWallSound(wrong)
  const { on, expected, late, noAnswer, unfilled } = room.figures

  return (
    <Wall
      clock={timeText(room.now)}
      date={dateText(localDate(room.now))}
      controls={
        <>
          <Button
            tone="quiet"
            icon={muted ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
            onClick={() => setMuted(!muted)}
          >
            {muted ? 'Turn sound on' : 'Turn sound off'}
          </Button>
          <Button
            tone="quiet"
            icon={<Maximize aria-hidden />}
            onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
          >
            Full screen
          </Button>
          <ButtonLink tone="quiet" icon={<X aria-hidden />} to={companyLinks.jobs}>
            Leave
          </ButtonLink>
        </>
      }
      notice={
        <>
          {notConnected}
          {muted && <Callout tone="warning" title="Sound is off on this screen" />}
          {waitsForPress && <Callout tone="warning" title="Press once anywhere: then this screen can ring" />}
        </>
      }
      aside={<WhoIsWhere room={room} />}
    >
      <Figures
        label="Now"
        figures={[
          { label: 'at work', value: on },
          { label: 'expected', value: expected },
          { label: 'late', value: late, tone: 'danger' },
          { label: 'no answer', value: noAnswer, tone: 'danger' },
          { label: 'unfilled', value: unfilled, tone: 'warning' },
        ]}
      />
      {wrong.length === 0 ? (
        <Text size="display" tone="success" weight="bold">
          Nothing is wrong.
        </Text>
      ) : (
        <List label="Needs you now" gap="sm">
          {wrong.slice(0, LINES_SHOWN).map(({ key, tone, word, title, facts, age }) => (
            <li key={key}>
              <WallLine tone={tone} word={word} title={title} facts={facts} age={age} />
            </li>
          ))}
        </List>
      )}
      {wrong.length > LINES_SHOWN && (
        <Text size="title" weight="bold">
          And {wrong.length - LINES_SHOWN} more on the home screen.
        </Text>
      )}
    </Wall>
  )
}

/** The sites with somebody at work and their next check call, then what starts and ends next. */
function WhoIsWhere({ room: { timeline, now } }: { room: ControlRoom }) {
  const { data: places } = useRoomMap()
  const busy = (places?.sites ?? []).filter(({ on }) => on > 0)
  const next = timeline.filter(({ kind }) => kind !== 'call')
  return (
    <>
      <WallList
        title="At work now"
        empty="Nobody is booked on."
        rows={[
          ...busy.slice(0, ROWS_SHOWN).map(({ siteId, siteName, on }) => ({
            id: siteId,
            what: siteName,
            value: `${on} on`,
            note: nextCallText(timeline.find((moment) => moment.kind === 'call' && moment.siteId === siteId)),
          })),
          ...(busy.length > ROWS_SHOWN
            ? [{ id: 'more', what: `${busy.length - ROWS_SHOWN} more sites`, value: '' }]
            : []),
        ]}
      />
      <WallList
        title="Next"
        empty="No shift starts or ends in the next 24 hours."
        rows={next.slice(0, ROWS_SHOWN).map((moment) => ({
          id: `${moment.kind}-${moment.shiftId}`,
          what: moment.siteName,
          value: momentTime(moment, now),
          note: whatText(moment),
        }))}
      />
    </>
  )
}

const nextCallText = (call: RoomMoment | undefined) =>
  call ? `Next check call ${timeText(call.at, call.zone)}` : 'No check call to come'

const momentTime = ({ at, zone }: RoomMoment, now: string) =>
  localDate(at, zone) === localDate(now, zone) ? timeText(at, zone) : `${timeText(at, zone)} tomorrow`

function whatText({ kind, people, open, title }: RoomMoment): string {
  const free = open > 0 ? `, ${open === 1 ? '1 place' : `${open} places`} free` : ''
  return `${kind === 'start' ? 'Starts' : 'Ends'}: ${title}, ${peopleText(people)}${free}`
}
