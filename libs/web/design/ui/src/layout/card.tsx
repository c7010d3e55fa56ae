import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { HTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Heading } from '../type/text'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | undefined
}

export function Card({ as: Tag = 'div', ...rest }: CardProps) {
  return <Tag {...rest} css={cardStyle} />
}

export interface LinkCardProps extends Omit<LinkProps, 'title'> {
  /** The text of the link. */
  title: ReactNode
  level?: 2 | 3 | 4 | undefined
  children?: ReactNode
}

/** A card that is one link. Buttons and links inside still work. */
export function LinkCard({ children, ...link }: LinkCardProps) {
  return (
    <article css={[cardStyle, linkCardStyle]}>
      <CoverLink {...link} />
      {children}
    </article>
  )
}

/** A heading whose link covers the whole card. */
export const CoverLink = ({ title, level = 2, ...link }: Omit<LinkCardProps, 'children'>) => (
  <Heading level={level} size="body">
    <Link {...link} css={coverStyle}>
      {title}
    </Link>
  </Heading>
)

export const cardStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.snug,
  minWidth: 0,
  padding: theme.space.md,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  boxShadow: theme.shadow.card,
  [theme.from.tablet]: { padding: theme.space.roomy },
})

export const linkCardStyle = css({
  transition: `border-color ${theme.motion.quick}, box-shadow ${theme.motion.quick}`,
  '&:hover': { borderColor: theme.color.controlBorder, boxShadow: theme.shadow.raised },
  '&:focus-within': { borderColor: theme.color.focus },
  // Other controls are above the link that covers the card.
  '& button, & a': { position: 'relative', zIndex: 1 },
})

const coverStyle = css({
  '&&': { position: 'static' },
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
})
