import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Clock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Drawing } from '../pictures/drawing'
import { Heading } from '../type/text'
import { ProgressBar } from './meter'

interface NextStepProps {
  /** What the steps lead to: “Ready to apply”. */
  goal: string
  done: number
  total: number
  /** What to do now, verb first. */
  title: string
  why: string
  minutes: number
  /** The one `ButtonLink` that does it. */
  action: ReactNode
  /** Links to everything else. */
  children?: ReactNode
}

/** The one thing to do next, with how far one is, why it is asked and how long it takes. */
export function NextStep({ goal, done, total, title, why, minutes, action, children }: NextStepProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} css={stepStyle}>
      <ProgressBar label={goal} value={done} max={total} text={`${done} of ${total} done`} />
      <div css={headStyle}>
        <div css={wordsStyle}>
          <Heading id={id} level={2}>
            {title}
          </Heading>
          <p css={whyStyle}>{why}</p>
          <p css={timeStyle}>
            <Clock aria-hidden size={16} />
            {minutes === 1 ? 'About a minute' : `About ${minutes} minutes`}
          </p>
        </div>
        <Drawing name="shift" />
      </div>
      <div css={actionStyle}>{action}</div>
      {children}
    </section>
  )
}

const { color, space, radius, from, below } = theme

const stepStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minWidth: 0,
  padding: space.md,
  border: `2px solid ${color.action}`,
  borderRadius: radius.card,
  background: color.surface,
  [from.tablet]: { gap: space.md, padding: space.lg },
})

const headStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  [below.tablet]: { '& > svg': { display: 'none' } },
})

const wordsStyle = css({ display: 'flex', flexDirection: 'column', gap: space.xs })

// A phone keeps the room for what comes after the card.
const whyStyle = css({ [below.tablet]: { display: 'none' } })

const timeStyle = css({ display: 'flex', alignItems: 'center', gap: space.sm, color: color.textMuted })

const actionStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md })
