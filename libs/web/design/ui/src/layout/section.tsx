import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ReactNode, useId } from 'react'
import { cardStyle } from './card'
import { Heading } from '../type/text'

interface SectionProps {
  title: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A card under its own heading. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} css={cardStyle}>
      <div css={sectionHeadStyle}>
        <Heading id={id}>{title}</Heading>
        {action}
      </div>
      {children}
    </section>
  )
}

interface StatProps {
  label: string
  value: ReactNode
  hint?: ReactNode
}

/** One important number. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <div css={[cardStyle, { gap: theme.space.xs }]}>
      <span css={statLabelStyle}>{label}</span>
      <span css={statValueStyle}>{value}</span>
      {hint && <span css={statLabelStyle}>{hint}</span>}
    </div>
  )
}

const sectionHeadStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
})

const statLabelStyle = css({ fontSize: theme.size.small, color: theme.color.textMuted })

const statValueStyle = css({
  fontSize: theme.size.title,
  fontWeight: theme.weight.heading,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
})
