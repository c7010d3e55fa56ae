import { seekerLinks } from '@s4/links'
import type { AssignmentDetails } from '@s4/contract'
import { durationText, shiftText, timeText } from '@s4/domain/shift-text'
import { Grid, Inline, KeepsRoom, Section, Stat, StatusBadge, Text, TextLink } from '@s4/ui'
import { statusTones } from '@s4/work'
import { Coffee } from 'lucide-react'
import type { ReactNode } from 'react'
import { attendanceSoFar } from './attendance-so-far'
import { useNow } from '@s4/api-client/clock'
import { useServerClock } from '../queries/use-server-clock'

const MINUTE = 60_000
/** As the server counts breaks. */
const wholeMinute = (instant: string) => Math.floor(Date.parse(instant) / MINUTE)

interface ShiftCardProps {
  work: AssignmentDetails
  /** What the worker must know before the times. */
  warning?: ReactNode
  actions: ReactNode
}

/** The shift in progress: since when, whether on a break, and what can be done. */
export function ShiftCard({ work, warning, actions }: ShiftCardProps) {
  const now = useNow(useServerClock(work.id), 1000)
  const { bookedOnAt, breaks } = attendanceSoFar(work, new Date(now).toISOString())
  const breakSince = breaks.find(({ endsAt }) => endsAt === null)?.startsAt
  const breakMinutes = breaks.reduce(
    (sum, { startsAt, endsAt }) => sum + (endsAt ? wholeMinute(endsAt) - wholeMinute(startsAt) : 0),
    0,
  )
  const paidFrom = now < Date.parse(work.startsAt) ? `, paid from ${timeText(work.startsAt, work.zone)}` : ''

  return (
    <Section
      title={work.onBreak ? 'You are on a break' : 'You are on shift'}
      action={
        work.onBreak ? (
          <StatusBadge tone={statusTones.presence.onBreak} icon={Coffee}>
            On a break
          </StatusBadge>
        ) : (
          <StatusBadge tone={statusTones.presence.on}>Booked on</StatusBadge>
        )
      }
    >
      <Text>
        {work.title}, {work.siteName}. {shiftText(work, work.zone)}.
      </Text>
      {warning}
      <KeepsRoom>
        <Grid min={130}>
          <Stat
            label="Booked on"
            value={elapsedText(now - Date.parse(bookedOnAt))}
            hint={`since ${timeText(bookedOnAt, work.zone)}${paidFrom}`}
          />
          {breakSince && (
            <Stat
              label="This break"
              value={elapsedText(now - Date.parse(breakSince))}
              hint={`since ${timeText(breakSince, work.zone)}, ${work.breaksPaid ? 'paid' : 'not paid'}`}
            />
          )}
          {breakMinutes > 0 && (
            <Stat
              label="Breaks so far"
              value={durationText(breakMinutes)}
              hint={`recorded, ${work.breaksPaid ? 'paid' : 'not paid'}`}
            />
          )}
          <Stat label="Ends" value={timeText(work.endsAt, work.zone)} hint={untilEnd(Date.parse(work.endsAt) - now)} />
        </Grid>
      </KeepsRoom>
      <Inline gap="snug">{actions}</Inline>
      <Text size="small">
        <TextLink to={seekerLinks.assignment(work.id)}>Shift details</TextLink>
      </Text>
    </Section>
  )
}

const untilEnd = (left: number) => {
  if (left <= -MINUTE) return `${durationText(Math.floor(-left / MINUTE))} ago: book off when you leave`
  return left < MINUTE ? 'now' : `in ${durationText(Math.ceil(left / MINUTE))}`
}

/** `0:07:41` for 7 minutes and 41 seconds. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}
