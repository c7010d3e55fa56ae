import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ReactNode, useEffect, useState } from 'react'
import { type StateTone, stateColours } from '../feedback/badge'

interface WallProps {
  /** `02:42`. */
  clock: string
  date: string
  /** At the end of the head; hidden while nobody moves the mouse, touches or types. */
  controls: ReactNode
  /** What must be done to the screen itself, under the head. */
  notice?: ReactNode
  /** Who is where, and what comes. */
  aside: ReactNode
  children: ReactNode
}

const HIDE_AFTER_MS = 6000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** A screen that hangs on a wall: what is wrong at the left, large enough to read from five metres. */
export function Wall({ clock, date, controls, notice, aside, children }: WallProps) {
  const used = useInUse()
  return (
    <div css={wallStyle} style={{ cursor: used ? undefined : 'none' }}>
      <div css={scaleStyle}>
        <header css={headStyle}>
          <h1 css={clockStyle}>
            {clock} <span css={dateStyle}>{date}</span>
          </h1>
          <div css={[controlsStyle, !used && { opacity: 0, pointerEvents: 'none' }]}>{controls}</div>
        </header>
        {notice}
        <div css={partsStyle}>
          <div css={partStyle}>{children}</div>
          <aside css={partStyle}>{aside}</aside>
        </div>
      </div>
    </div>
  )
}

function useInUse(): boolean {
  const [used, setUsed] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      clearTimeout(timer)
      setUsed(true)
      timer = setTimeout(() => setUsed(false), HIDE_AFTER_MS)
    }
    show()
    for (const sign of SIGNS) window.addEventListener(sign, show)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, show)
    }
  }, [])
  return used
}

interface WallLineProps {
  tone: StateTone
  word: string
  title: string
  facts: string
  age: string
}

/** One thing that needs somebody, on a wall: nothing to press. */
export function WallLine({ tone, word, title, facts, age }: WallLineProps) {
  const { mark, surface, text } = stateColours[tone]
  return (
    <article
      aria-label={`${word}: ${title}`}
      css={[lineStyle, { borderColor: mark }, tone === 'danger' && { background: surface }]}
    >
      <div css={lineHeadStyle}>
        <span css={[wordStyle, { color: text }]}>{word}</span>
        <span css={wordStyle}>{age}</span>
      </div>
      <h2 css={titleStyle}>{title}</h2>
      <p css={factsStyle}>{facts}</p>
    </article>
  )
}

export interface WallRow {
  id: string
  what: string
  value: string
  note?: string | undefined
}

/** A short list at the side of a wall. */
export const WallList = ({ title, rows, empty }: { title: string; rows: readonly WallRow[]; empty: string }) => (
  <section aria-label={title}>
    <h2 css={wordStyle}>{title}</h2>
    {rows.length === 0 ? (
      <p css={factsStyle}>{empty}</p>
    ) : (
      <ul role="list" css={partStyle}>
        {rows.map(({ id, what, value, note }) => (
          <li key={id}>
            <div css={rowStyle}>
              <span css={whatStyle}>{what}</span> <span css={valueStyle}>{value}</span>
            </div>
            {note && <p css={factsStyle}>{note}</p>}
          </li>
        ))}
      </ul>
    )}
  </section>
)

const { color, space, size, weight } = theme

const wallStyle = css({ minHeight: '100dvh', padding: space.md, background: color.canvas })
// Twice the size on a large screen: a title is 32 px high there, two centimetres of letters on a 43-inch one.
const scaleStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  [theme.from.desktop]: { zoom: 1.5 },
  '@media (min-width: 1700px)': { zoom: 2 },
})
const headStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md })
const clockStyle = css({
  fontSize: `calc(2 * ${size.display})`,
  fontWeight: weight.heading,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
})
const dateStyle = css({
  marginInlineStart: space.sm,
  color: color.textMuted,
  fontSize: size.title,
  letterSpacing: 'normal',
})
const controlsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginInlineStart: 'auto',
  transition: `opacity ${theme.motion.calm}`,
})
const partsStyle = css({
  display: 'grid',
  gap: space.lg,
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
})
const partStyle = css({ display: 'flex', flexDirection: 'column', gap: space.snug, minWidth: 0 })
const lineStyle = css({
  padding: `${space.snug} ${space.md}`,
  border: '2px solid',
  borderInlineStartWidth: 12,
  borderRadius: theme.radius.control,
  background: color.surface,
})
const lineHeadStyle = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space.md}` })
const wordStyle = css({ fontSize: size.large, fontWeight: weight.heavy, fontVariantNumeric: 'tabular-nums' })
const titleStyle = css({ fontSize: size.display, fontWeight: weight.heavy, lineHeight: 1.15, overflowWrap: 'anywhere' })
const factsStyle = css({ margin: 0, color: color.textMuted, fontSize: size.lead })
const rowStyle = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space.sm })
const whatStyle = css({ minWidth: 0, fontSize: size.large, fontWeight: weight.strong, overflowWrap: 'anywhere' })
const valueStyle = css({
  fontSize: size.large,
  fontWeight: weight.heavy,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
