import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Avatar } from '../pictures/avatar'
import { VisuallyHidden } from '../type/text'

interface ThreadLinkProps extends Omit<LinkProps, 'title'> {
  name: string
  picture?: string | null | undefined
  about: string
  /** The last message, cut to one line. */
  words?: string | null | undefined
  /** When the last message was sent. */
  note: ReactNode
  unread: number
  active: boolean
}

/** One line of the list of conversations; a child of `<li>`. */
export function ThreadLink({ name, picture, about, words, note, unread, active, ...link }: ThreadLinkProps) {
  return (
    <Link {...link} aria-current={active ? 'true' : undefined} css={linkStyle}>
      <Avatar name={name} picture={picture} size={40} />
      <span css={wordsStyle}>
        <span css={[lineStyle, unread > 0 && { fontWeight: theme.weight.heavy }]}>{name}</span>
        <span css={[lineStyle, noteStyle]}>{about}</span>
        {words && <span css={[lineStyle, wordStyle]}>{words}</span>}
        <span css={[lineStyle, noteStyle]}>{note}</span>
      </span>
      {unread > 0 && (
        <span css={countStyle}>
          {unread > 99 ? '99+' : unread}
          <VisuallyHidden> not read</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}

interface ThreadHeadProps {
  /** A link back to the list, shown on phones only. */
  back: ReactNode
  children: ReactNode
}

export const ThreadHead = ({ back, children }: ThreadHeadProps) => (
  <div css={headStyle}>
    <div css={backStyle}>{back}</div>
    {children}
  </div>
)

interface ThreadLogProps {
  label: string
  /** Above the first message, such as a button for older ones. */
  older?: ReactNode
  /** `MessageBubble`s and `ThreadNote`s. */
  children: ReactNode
}

/** The messages, oldest first. Stays scrolled to the newest, and in place while older ones load. */
export function ThreadLog({ label, older, children }: ThreadLogProps) {
  return (
    <div role="log" aria-label={label} tabIndex={0} css={logStyle}>
      <div css={logInsideStyle}>
        {older}
        <ul role="list" css={linesStyle}>
          {children}
        </ul>
      </div>
    </div>
  )
}

/** A line between the messages: a date or an event. */
export const ThreadNote = ({ strong = false, children }: { strong?: boolean; children: ReactNode }) => (
  <li css={[middleStyle, strong && { fontWeight: theme.weight.heading, color: theme.color.text }]}>{children}</li>
)

export const ThreadFoot = ({ children }: { children: ReactNode }) => <div css={footStyle}>{children}</div>

interface PictureButtonProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  icon: ReactNode
}

export function PictureButton({ label, icon, ...input }: PictureButtonProps) {
  return (
    <span css={pictureStyle} title={label}>
      {icon}
      <input {...input} type="file" aria-label={label} css={coverStyle} />
    </span>
  )
}

const { color, space } = theme

const linkStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minHeight: 64,
  padding: space.sm,
  borderRadius: theme.radius.control,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { background: color.surfaceMuted },
  '&[aria-current]': { background: color.selected, color: color.onSelected },
  '&[aria-current] span': { color: 'inherit' },
})
const wordsStyle = css({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })
const lineStyle = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.35 })
const wordStyle = css({ fontSize: theme.size.small })
const noteStyle = css({ fontSize: theme.size.small, color: color.textMuted })
const countStyle = css({
  // Stronger than the colour of an active line.
  '&&&': { color: color.onSignal },
  flex: 'none',
  minWidth: 22,
  padding: '0 6px',
  borderRadius: theme.radius.pill,
  background: color.signal,
  fontSize: theme.size.caption,
  fontWeight: theme.weight.heavy,
  lineHeight: '1.375rem',
  textAlign: 'center',
})

const headStyle = css({ padding: `${space.snug} ${space.md}`, borderBottom: `1px solid ${color.border}` })
const backStyle = css({ [theme.from.tablet]: { display: 'none' } })
const footStyle = css({
  padding: `${space.snug} ${space.md}`,
  borderTop: `1px solid ${color.border}`,
  maxHeight: '55%',
  overflowY: 'auto',
  '& > form': { maxWidth: 'none' },
  '& textarea': { minHeight: 64 },
})

// In a reversed column the browser keeps the newest message in view.
const logStyle = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column-reverse',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space.md}`,
  '&:focus-visible': { outlineOffset: -3 },
})
const logInsideStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: `${space.md} 0`,
  marginBottom: 'auto',
})
const linesStyle = css({ display: 'flex', flexDirection: 'column', gap: space.snug })
const middleStyle = css({
  alignSelf: 'center',
  padding: '2px 12px',
  fontSize: theme.size.small,
  color: color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
})

const pictureStyle = css({
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: theme.radius.control,
  color: color.textMuted,
  '&:hover': { background: color.surfaceMuted, color: color.text },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': { opacity: 0.5 },
  '& > svg': { width: 20, height: 20 },
})
const coverStyle = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
})
