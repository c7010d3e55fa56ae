import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'
import { type StateTone, stateColours, stateIcon } from '../feedback/badge'

export interface Fact {
  term: string
  detail: ReactNode
  /** Takes the whole width, as what is read or has several lines. */
  long?: boolean | undefined
}

/** Named facts about one thing: below each other, or in rows where there is room. */
export function DescriptionList({ items }: { items: readonly Fact[] }) {
  return (
    <div css={roomStyle}>
      <dl css={factsStyle}>
        {items.map(({ term, detail, long = isLong(detail) }) => (
          <div key={term} css={[factStyle, long && longStyle]}>
            <dt css={termStyle}>{term}</dt>
            <dd css={detailStyle}>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const MAX_IN_ROW = 70
const isLong = (detail: ReactNode) => typeof detail === 'string' && detail.length > MAX_IN_ROW

export interface TimelineEvent {
  id: string
  title: ReactNode
  /** Already formatted. */
  time?: ReactNode
  tone?: StateTone | undefined
  children?: ReactNode
}

interface TimelineProps {
  label: string
  events: readonly TimelineEvent[]
  /** The times are times of day, and stand in a column of their own at the right. */
  hasShortTimes?: boolean | undefined
}

export function Timeline({ label, events, hasShortTimes }: TimelineProps) {
  return (
    <ol aria-label={label} css={timelineStyle}>
      {events.map(({ id, title, time, tone = 'neutral', children }) => {
        const Icon = stateIcon[tone]
        return (
          <li key={id} css={eventStyle}>
            <span
              aria-hidden
              css={[dotStyle, { background: stateColours[tone].surface, color: stateColours[tone].text }]}
            >
              <Icon size={13} strokeWidth={2.5} />
            </span>
            <div css={eventTextStyle}>
              <span css={[eventHeadStyle, hasShortTimes && { flexWrap: 'nowrap', alignItems: 'baseline' }]}>
                <strong css={{ fontWeight: theme.weight.strong }}>{title}</strong>
                {time && <span css={[termStyle, hasShortTimes && { flex: 'none' }]}>{time}</span>}
              </span>
              {children && <div css={childrenStyle}>{children}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const { color, space } = theme

// By the room there is: in a pane or a narrow column there is less than in the window.
const roomStyle = css({ containerType: 'inline-size', width: '100%' })
const WITH_ROOM = '@container (min-width: 620px)'

const factsStyle = css({
  display: 'grid',
  gap: `${space.snug} ${space.lg}`,
  fontSize: theme.size.compact,
  [WITH_ROOM]: { gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', rowGap: space.md },
})

const factStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 30%) minmax(0, 1fr)',
  columnGap: space.md,
  minWidth: 0,
  [WITH_ROOM]: { display: 'block' },
})

const longStyle = css({ [WITH_ROOM]: { gridColumn: '1 / -1', maxWidth: theme.width.reading } })

const termStyle = css({
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
})

const detailStyle = css({ minWidth: 0, fontVariantNumeric: 'tabular-nums' })

const timelineStyle = css({ display: 'flex', flexDirection: 'column' })

const eventStyle = css({
  position: 'relative',
  display: 'flex',
  gap: space.snug,
  paddingBottom: space.md,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 24,
    bottom: 0,
    width: 2,
    background: color.border,
  },
})

const dotStyle = css({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 24,
  height: 24,
  borderRadius: theme.radius.round,
})

const eventTextStyle = css({ flex: 1, minWidth: 0 })

const eventHeadStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.snug,
})

const childrenStyle = css({ fontSize: theme.size.small, color: color.textMuted })
