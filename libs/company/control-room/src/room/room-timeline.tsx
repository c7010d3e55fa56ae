import type { RoomMoment } from '@s4/contract'
import { dateText, localDate, relativeText, timeText } from '@s4/domain/shift-text'
import { Button, Inline, Section, Text, Timeline } from '@s4/ui'
import { useState } from 'react'
import { peopleText } from '../words/counts'

const SHOWN = 20
const FIRST_SHOWN = 3
const words: Record<RoomMoment['kind'], string> = { start: 'Starts', end: 'Ends', call: 'Check calls due' }

/** The next starts, ends and check calls. */
export function RoomTimeline({ moments, now }: { moments: readonly RoomMoment[]; now: string }) {
  const [opened, setOpened] = useState(false)
  const shown = moments.slice(0, SHOWN)
  return (
    <Section title="What happens next">
      {moments.length === 0 ? (
        <Text tone="muted">No shift starts or ends in the next 24 hours.</Text>
      ) : (
        <Timeline
          label="What happens next"
          events={shown.slice(0, opened ? SHOWN : FIRST_SHOWN).map((moment) => ({
            id: `${moment.kind}-${moment.shiftId}-${moment.at}`,
            title: `${words[moment.kind]}: ${moment.title}`,
            time: momentTime(moment, now),
            tone: moment.open > 0 ? ('warning' as const) : ('neutral' as const),
            children: `${moment.siteName}. ${whoText(moment)}`,
          }))}
        />
      )}
      {!opened && shown.length > FIRST_SHOWN && (
        <Inline>
          <Button tone="quiet" size="small" onClick={() => setOpened(true)}>
            Show {shown.length - FIRST_SHOWN} more
          </Button>
        </Inline>
      )}
    </Section>
  )
}

function momentTime({ at, zone }: RoomMoment, now: string): string {
  const day = localDate(at, zone)
  const time = day === localDate(now, zone) ? timeText(at, zone) : `${dateText(day)}, ${timeText(at, zone)}`
  return `${time} · ${relativeText(at, now)}`
}

const whoText = ({ people, open }: RoomMoment) =>
  [`${peopleText(people)}.`, ...(open > 0 ? [`${open === 1 ? '1 place' : `${open} places`} free.`] : [])].join(' ')
