import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'
import { hiddenStyle } from '../type/text'

interface DayOfMonth {
  /** `2026-12-25`. */
  date: string
  isToday?: boolean | undefined
  children: ReactNode
}

interface MonthGridProps {
  /** For screen readers: the month. */
  caption: string
  /** Every day of the month, in order. */
  days: readonly DayOfMonth[]
  /** The weekday of the first day; 1 is Monday. */
  firstWeekday: number
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A month as a table of weeks, for screens that are wide enough; elsewhere the same days are a list. */
export function MonthGrid({ caption, days, firstWeekday }: MonthGridProps) {
  const cells = [...Array.from({ length: firstWeekday - 1 }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    weekdays.map((_day, place) => cells[week * 7 + place] ?? null),
  )
  return (
    <table css={gridStyle}>
      <caption css={hiddenStyle}>{caption}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" css={headStyle}>
              <abbr title={weekday} css={{ textDecoration: 'none' }}>
                {weekday.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={at}>
            {week.map((day, place) => (
              <td
                key={day?.date ?? place}
                aria-current={day?.isToday ? 'date' : undefined}
                css={[cellStyle, !day && { background: 'none' }]}
              >
                {day && (
                  <div css={dayStyle}>
                    <time dateTime={day.date} css={[numberStyle, day.isToday && todayStyle]}>
                      {Number(day.date.slice(8))}
                    </time>
                    {day.children}
                  </div>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const { color, space, size, weight } = theme

const gridStyle = css({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })

const headStyle = css({
  padding: space.sm,
  textAlign: 'start',
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.strong,
})

const cellStyle = css({
  height: 96,
  padding: space.sm,
  verticalAlign: 'top',
  border: `1px solid ${color.border}`,
  background: color.surface,
  overflowWrap: 'anywhere',
})

const dayStyle = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.tight })

const numberStyle = css({ fontSize: size.compact, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' })

const todayStyle = css({
  padding: `0 ${space.sm}`,
  borderRadius: theme.radius.pill,
  background: color.action,
  color: color.onAction,
})
