import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Button } from './button'

interface LoadMoreProps {
  hasMore: boolean
  busy?: boolean | undefined
  onMore: () => void
  /** `jobs`, `messages`: for the button's label. */
  noun?: string | undefined
}

/** The next part of a long list. */
export function LoadMore({ hasMore, busy, onMore, noun }: LoadMoreProps) {
  if (!hasMore) return null
  return (
    <div css={moreStyle}>
      <Button tone="quiet" busy={busy} onClick={onMore}>
        {noun ? `Show more ${noun}` : 'Show more'}
      </Button>
    </div>
  )
}

const moreStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.md,
})
