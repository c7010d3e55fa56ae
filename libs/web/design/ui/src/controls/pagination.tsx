import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { To } from 'react-router-dom'
import { Button, ButtonLink } from './button'

interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  /** The address of a page. */
  linkTo: (page: number) => To
}

/** Steps through numbered pages; nothing when there is only one. */
export function Pagination({ page, pages, linkTo }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" css={pagesStyle}>
      {page > 1 && (
        <ButtonLink tone="quiet" size="small" icon={<ChevronLeft aria-hidden />} to={linkTo(page - 1)}>
          Previous
        </ButtonLink>
      )}
      <span css={whereStyle}>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <ButtonLink tone="quiet" size="small" to={linkTo(page + 1)}>
          Next
          <ChevronRight aria-hidden />
        </ButtonLink>
      )}
    </nav>
  )
}

interface LoadMoreProps {
  hasMore: boolean
  busy?: boolean | undefined
  onMore: () => void
  /** `jobs`, `messages`: for the button's label. */
  noun?: string | undefined
}

/** The next part of a list without numbered pages. */
export function LoadMore({ hasMore, busy, onMore, noun }: LoadMoreProps) {
  if (!hasMore) return null
  return (
    <div css={pagesStyle}>
      <Button tone="quiet" busy={busy} onClick={onMore}>
        {noun ? `Show more ${noun}` : 'Show more'}
      </Button>
    </div>
  )
}

const pagesStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.md,
})

const whereStyle = css({ fontSize: theme.size.small, color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' })
