import { companyLinks } from '@s4/links'
import { Button, ButtonLink, Callout, Card, Heading, Inline, Skeleton, Stack, Text, useWide, lazyExtra } from '@s4/ui'
import { MonitorPlay } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useConnection } from '../live/use-connection'
import { SEES_ROOM } from '../live/room-queries'
import { useDueChecks, useFollowRoom, useMay, useRoom } from '../live/use-room'
import { AttentionList } from './attention-list'
import { roomLines, type LineKind } from './lines'
import { NotConnected } from '../live/not-connected'
import { RoomFigures } from './room-figures'
import { RoomMap } from './room-map'
import type { RoomPartners } from './room-partners'
import { RoomTimeline } from './room-timeline'

const WallScreen = lazyExtra(async () => (await import('./room-wall')).WallScreen)

interface ControlRoomProps extends RoomPartners {
  /** For a screen on a wall. */
  wall?: boolean
  /** Nothing is shown while there is nothing to do and nothing to come, as for a company without jobs. */
  onlyWhenFull?: boolean
}

/** Today and the next 24 hours of a company, for those who may see it. */
export const ControlRoom = (props: ControlRoomProps) => (useMay()(SEES_ROOM) ? <OpenRoom {...props} /> : null)

/** Where people are and what happens next, for a place beside the room. */
export const RoomSide = () => (useMay()(SEES_ROOM) ? <OpenSide /> : null)

function OpenSide() {
  const { data: room } = useRoom()
  if (!room) return null
  return (
    <>
      <RoomMap />
      <RoomTimeline moments={room.timeline} now={room.now} />
    </>
  )
}

function OpenRoom({ wall = false, onlyWhenFull = false, ...partners }: ControlRoomProps) {
  const wide = useWide()
  const { lostAt, onConnection } = useConnection()
  const readNow = useFollowRoom({ onConnection })
  const { data: room, error, failureCount, dataUpdatedAt } = useRoom()
  const { data: dueChecks = [] } = useDueChecks()
  const [shown, setShown] = useState<LineKind | null>(null)

  if (!room) {
    if (!error) return onlyWhenFull ? null : <Skeleton shape="list" count={8} label="Loading the control room" />
    return (
      <Callout
        tone="warning"
        title="The control room cannot be shown"
        action={
          <Button tone="quiet" size="small" onClick={readNow}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Callout>
    )
  }

  const notConnectedSince = lostAt ?? (failureCount > 0 ? dataUpdatedAt : null)
  const lines = roomLines(room, dueChecks)
  if (onlyWhenFull && lines.length === 0 && room.timeline.length === 0) return null
  const notConnected = notConnectedSince !== null && <NotConnected since={notConnectedSince} />
  const shownRoom = (
    <Stack gap="md">
      <Inline justify="between" nowrap>
        <Heading level={2}>Now and the next 24 hours</Heading>
        {wide && !wall && (
          <ButtonLink
            tone="plain"
            size="small"
            icon={<MonitorPlay aria-hidden />}
            to={{ pathname: companyLinks.jobs, search: '?view=wall' }}
          >
            Wall screen
          </ButtonLink>
        )}
      </Inline>
      {notConnected}
      <RoomFigures figures={room.figures} shown={shown} onShow={setShown} />
      <AttentionList
        lines={shown ? lines.filter(({ kind }) => kind === shown) : lines}
        filtered={shown !== null}
        now={room.now}
        onDone={readNow}
        {...partners}
      />
      {onlyWhenFull && <RoomSide />}
    </Stack>
  )
  if (!wall) return shownRoom

  const untilItComes = (
    <Card>
      <Stack gap="md">
        <Inline>
          <Text>The wall screen opens once its page has loaded.</Text>
          <ButtonLink tone="quiet" to={companyLinks.jobs}>
            Leave the wall screen
          </ButtonLink>
        </Inline>
        {shownRoom}
      </Stack>
    </Card>
  )
  return (
    <Suspense fallback={untilItComes}>
      <WallScreen room={room} lines={lines} notConnected={notConnected}>
        {untilItComes}
      </WallScreen>
    </Suspense>
  )
}
