import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'
import { type StateTone, stateColours } from '../feedback/badge'
import { Heading } from '../type/text'

interface AttentionLineProps {
  /** The colour of the edge and of the word. */
  tone: StateTone
  /** What is the matter, in one or two words. */
  word: string
  title: string
  /** The facts as one or two sentences. */
  facts: string
  /** How long it has been so, or the time left. */
  age?: ReactNode
  /** Fills the line with its colour and its word with red, for what comes before everything else. */
  filled?: boolean
  children?: ReactNode
}

/** Something that needs somebody: what, who, since when, and what to do about it. */
export function AttentionLine({ tone, word, title, facts, age, filled, children }: AttentionLineProps) {
  const { mark, surface, text } = stateColours[tone]
  return (
    <article
      aria-label={`${word}: ${title}`}
      css={[lineStyle, { borderInlineStartColor: mark }, filled && { background: surface, borderColor: mark }]}
    >
      <div css={headStyle}>
        <span css={[wordStyle, { color: text }, filled && filledWordStyle]}>{word}</span>
        <Heading level={3} size="body">
          {title}
        </Heading>
        {age && <span css={ageStyle}>{age}</span>}
      </div>
      <p css={[factsStyle, filled && { color: color.text }]}>{facts}</p>
      {children}
    </article>
  )
}

const { color, space } = theme

const lineStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minWidth: 0,
  padding: `${space.snug} ${space.md}`,
  border: `1px solid ${color.border}`,
  borderInlineStart: '4px solid',
  borderRadius: theme.radius.control,
  background: color.surface,
})
const headStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.snug}` })
const wordStyle = css({
  fontSize: theme.size.caption,
  fontWeight: theme.weight.heavy,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
})
const filledWordStyle = css({
  padding: `${space.hair} ${space.sm}`,
  borderRadius: theme.radius.small,
  background: color.danger,
  color: color.onDanger,
})
const ageStyle = css({ marginInlineStart: 'auto', fontWeight: theme.weight.strong, fontVariantNumeric: 'tabular-nums' })
const factsStyle = css({ margin: 0, fontSize: theme.size.small, color: color.textMuted })
