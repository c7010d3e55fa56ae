import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { Drawing, type DrawingName } from '../pictures/drawing'
import { Heading } from '../type/text'

interface EmptyStateProps {
  /** What will be there; a quiet street when nothing better fits. */
  drawing?: DrawingName | undefined
  /** One sentence. */
  children: ReactNode
  /** What to do about it, usually a `ButtonLink`. */
  action?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ drawing = 'calm', children, action }: EmptyStateProps) {
  return (
    <div css={stateStyle}>
      <Drawing name={drawing} />
      <p css={sentenceStyle}>{children}</p>
      {action}
    </div>
  )
}

interface FailureStateProps {
  title?: string | undefined
  /** 26 pixels. */
  icon?: ReactNode
  /** What happened, what is kept, what to do. */
  children: ReactNode
  onRetry?: (() => void) | undefined
  busy?: boolean | undefined
  action?: ReactNode
  level?: 1 | 2 | 3 | undefined
}

/** A part of the screen could not be shown. */
export function FailureState({
  title = 'This could not be loaded',
  icon = <CloudOff aria-hidden size={26} />,
  children,
  onRetry,
  busy,
  action,
  level = 2,
}: FailureStateProps) {
  return (
    <div role="alert" css={stateStyle}>
      <span css={markStyle}>{icon}</span>
      <Heading level={level} size="large">
        {title}
      </Heading>
      <div css={sentenceStyle}>{children}</div>
      {onRetry && (
        <Button tone="quiet" busy={busy} icon={<RotateCw aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      )}
      {action}
    </div>
  )
}

const stateStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space.md,
  padding: `${theme.space.xl} ${theme.space.md}`,
  textAlign: 'center',
})

const markStyle = css({
  display: 'grid',
  placeContent: 'center',
  width: 60,
  height: 60,
  borderRadius: theme.radius.round,
  background: theme.color.dangerSurface,
  color: theme.color.dangerText,
})

const sentenceStyle = css({ maxWidth: 420, color: theme.color.textMuted, textWrap: 'pretty' })
