import type { Schedule } from '@s4/contract'
import { useEffect, useState } from 'react'

type Side = 'start' | 'end'
type Line = Pick<Schedule['days'][number], 'day' | Side>
type TypedLine = Line & Pick<Schedule, 'startDate' | 'duration'> & { zone: string }

const NONE: readonly Side[] = []

/** Which times of a line happen twice because the clocks go back. The calendar rules load for it. */
export function useTimesTwice({ day, start, end, startDate, duration, zone }: TypedLine): readonly Side[] {
  const [twice, setTwice] = useState(NONE)

  useEffect(() => {
    let isCurrent = true
    if (startDate === '' || start === '' || end === '') setTwice(NONE)
    else
      void timesTwice({ day, start, end, startDate, duration, zone }).then(
        (found) => isCurrent && setTwice(found),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [day, start, end, startDate, duration, zone])

  return twice
}

async function timesTwice({ startDate, duration, zone, ...line }: TypedLine): Promise<Side[]> {
  const { planShifts } = await import('@s4/domain/schedule')
  const plan = planShifts({ startDate, duration, zone, days: [line] })
  const fields = plan.ok
    ? []
    : plan.problems.flatMap(({ code, field }) => (code === 'schedule.time-twice' ? field : []))
  return (['start', 'end'] as const).filter((side) => fields.includes(`days.0.${side}Occurrence`))
}
