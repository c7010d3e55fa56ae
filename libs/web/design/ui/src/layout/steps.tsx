import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../type/text'

interface StepsProps {
  /** What is done first comes first. */
  steps: { title: string; text: ReactNode; picture?: ReactNode }[]
  /** The level of the steps' headings. */
  level?: 3 | 4 | undefined
}

/** Numbered steps, one under the other. */
export function Steps({ steps, level = 4 }: StepsProps) {
  return (
    <ol role="list" css={stepsStyle}>
      {steps.map(({ title, text, picture }, index) => (
        <li key={title} css={picture === undefined ? plainStepStyle : stepStyle}>
          {picture}
          <div>
            <Heading level={level} size="body">
              <span css={numberStyle}>{index + 1}.</span> {title}
            </Heading>
            <div css={textStyle}>{text}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What holds, each with a tick. */
export function TickList({ items }: { items: ReactNode[] }) {
  return (
    <ul role="list" css={ticksStyle}>
      {items.map((item, index) => (
        <li key={index} css={tickStyle}>
          <Check aria-hidden size={18} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

const { color, space } = theme

const stepsStyle = css({ display: 'flex', flexDirection: 'column', gap: space.lg, padding: 0, margin: 0 })

const stepStyle = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'start',
  listStyle: 'none',
})

const plainStepStyle = css({ listStyle: 'none' })

const numberStyle = css({ fontVariantNumeric: 'tabular-nums' })

const textStyle = css({ color: color.textMuted, marginTop: space.xs })

const ticksStyle = css({ display: 'flex', flexDirection: 'column', gap: space.sm, padding: 0, margin: 0 })

const tickStyle = css({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: space.sm,
  listStyle: 'none',
  '& > svg': { marginTop: 3, color: color.successText },
})
