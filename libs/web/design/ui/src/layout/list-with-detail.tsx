import { css } from '@emotion/react'
import { ApiError } from '@s4/contract/api-error'
import { theme } from '@s4/theme'
import { SearchX, X } from 'lucide-react'
import { Component, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type To, useNavigate } from 'react-router-dom'
import { ButtonLink } from '../controls/button'
import { Skeleton } from '../feedback/skeleton'
import { FailureState } from '../feedback/states'
import { TextLink } from '../type/text'
import { useWide } from './use-wide'
import { InPicture } from '../written/in-picture'

interface ListWithDetailProps {
  /** With a link an item, whose address has the item's id in it. */
  list: ReactNode
  /** The id of the item that the address says is open. */
  open: string | null
  /** What an item is, for screen readers: `Applicant`. */
  label: string
  /** The address of the list alone, and the words of the link to it on phones. */
  back: { to: To; text: string }
  /** The address of the open item alone, where it has one: to send, or to open in a tab. */
  ownPage?: To | undefined
  /** The open item; it may still be loading. */
  children: ReactNode
}

/** A list and, beside it on wide windows and instead of it on narrow ones, the item that is open. */
export function ListWithDetail({ list, open, label, back, ownPage, children }: ListWithDetailProps) {
  const wide = useWide()
  const navigate = useNavigate()
  const { listBox, pane } = useFocusThatFollows(open)
  useEscape(pane, open !== null && wide, () => void navigate(back.to))
  const detail = (
    <FailureBoundary key={open}>
      <InPicture fallback={<Skeleton shape="card" count={2} />}>{children}</InPicture>
    </FailureBoundary>
  )

  const alone = open !== null && !wide
  // The open item keeps its place among the elements, so that what is typed in it outlasts a change of the window.
  return (
    <div data-wide={(open !== null && wide) || undefined} css={alone ? aloneStyle : open !== null && besideStyle}>
      {alone ? (
        <TextLink to={back.to}>{back.text}</TextLink>
      ) : (
        <div ref={listBox} css={listStyle}>
          {list}
        </div>
      )}
      {open !== null && (
        <section {...(!alone && { ref: pane, tabIndex: -1, 'aria-label': label })} css={alone ? aloneStyle : paneStyle}>
          {!alone && (
            <div css={closeStyle}>
              {ownPage && <TextLink to={ownPage}>Open on its own page</TextLink>}
              <ButtonLink to={back.to} tone="plain" size="small" icon={<X aria-hidden />}>
                Close
              </ButtonLink>
            </div>
          )}
          {detail}
        </section>
      )}
    </div>
  )
}

/** The focus goes to what is opened, and back to its link in the list when it is closed. */
function useFocusThatFollows(open: string | null) {
  const listBox = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLElement>(null)
  const shown = useRef(open)

  useEffect(() => {
    const before = shown.current
    if (before === open) return
    shown.current = open
    if (open !== null) {
      pane.current?.focus({ preventScroll: true })
      listBox.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
    } else if (document.activeElement === document.body)
      listBox.current?.querySelector<HTMLElement>(`a[href*="${before}"]`)?.focus()
  }, [open])

  return { listBox, pane }
}

/** Escape within the pane; in a field it is the field's, and a dialog opened from here is elsewhere in the document. */
function useEscape(pane: RefObject<HTMLElement | null>, isOpen: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape)

  useEffect(() => {
    const element = pane.current
    const handle = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Element && !target.matches('input, select, textarea')) escape()
    }
    element?.addEventListener('keydown', handle)
    return () => element?.removeEventListener('keydown', handle)
  }, [pane, isOpen])
}

const MISSING = 404

/** The list stays when the open item cannot be shown. */
class FailureBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof ApiError && error.status === MISSING)
      return (
        <FailureState title="Not found" icon={<SearchX aria-hidden size={26} />}>
          {error.message}
        </FailureState>
      )
    return (
      <FailureState onRetry={() => window.location.reload()}>
        {error instanceof Error ? error.message : 'Try again.'}
      </FailureState>
    )
  }
}

const { color, space } = theme

const aloneStyle = css({ display: 'flex', flexDirection: 'column', gap: space.md, minWidth: 0 })

// Below the top bar, with the page's padding.
const paneStyle = css({
  position: 'sticky',
  top: `calc(64px + ${space.md})`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minWidth: 0,
  maxHeight: `calc(100dvh - 64px - 2 * ${space.md})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media print': { position: 'static', maxHeight: 'none', overflow: 'visible' },
})

// The open item has an edge in the list, and a ground of its own in a table.
const listStyle = css({
  minWidth: 0,
  // The bars at the top stay.
  '& a[aria-current="true"]': { scrollMarginTop: 160, scrollMarginBottom: 120 },
  '& article:has(a[aria-current="true"])': { borderColor: color.action, boxShadow: `inset 4px 0 0 ${color.action}` },
  '& tr:has(a[aria-current="true"]) > *': { background: color.selected },
})

const besideStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(340px, 1fr) minmax(0, 2fr)',
  gap: space.lg,
  alignItems: 'start',
  // A table needs more room than cards.
  '&:has(> :first-of-type table)': { gridTemplateColumns: 'minmax(340px, 1fr) minmax(0, 1fr)' },
  // On paper the open item alone.
  '@media print': { display: 'block', '& > :first-of-type': { display: 'none' } },
})
const closeStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.sm,
  marginBottom: `calc(-1 * ${space.sm})`,
})
