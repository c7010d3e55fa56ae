import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

export type TextTone = 'normal' | 'muted' | 'danger' | 'success' | 'warning'
export type TextSize = 'caption' | 'small' | 'body' | 'large' | 'title' | 'display'

const toneColour = {
  normal: 'inherit',
  muted: theme.color.textMuted,
  danger: theme.color.dangerText,
  success: theme.color.successText,
  warning: theme.color.warningText,
}

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | undefined
  size?: TextSize | undefined
  tone?: TextTone | undefined
  weight?: 'normal' | 'medium' | 'bold' | undefined
  /** Keeps line breaks as they were typed. */
  preserveLines?: boolean | undefined
}

export function Text({ as: Tag = 'p', size = 'body', tone = 'normal', weight, preserveLines, ...rest }: TextProps) {
  return <Tag {...rest} css={textStyle(size, tone, weight, preserveLines)} />
}

const textStyle = (size: TextSize, tone: TextTone, weight: TextProps['weight'], preserveLines?: boolean) => ({
  fontSize: theme.size[size],
  lineHeight: size === 'display' ? 1.2 : size === 'title' || size === 'large' ? 1.3 : 1.5,
  color: toneColour[tone],
  fontWeight: weight === 'bold' ? 650 : weight === 'medium' ? 550 : undefined,
  letterSpacing: size === 'display' || size === 'title' ? '-0.015em' : undefined,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: preserveLines ? ('pre-line' as const) : undefined,
  minWidth: 0,
})

interface HeadingProps extends Omit<ComponentProps<'h2'>, 'ref'> {
  level?: 1 | 2 | 3 | 4 | undefined
  size?: TextSize | undefined
}

const levelSize = { 1: 'display', 2: 'large', 3: 'body', 4: 'small' } as const

/** Level 1 belongs to the top bar inside `AppFrame`. */
export function Heading({ level = 2, size = levelSize[level], ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} css={headingStyle(size)} />
}

const headingStyle = (size: TextSize) => ({
  fontSize: theme.size[size],
  lineHeight: size === 'display' ? 1.15 : 1.3,
  fontWeight: theme.weight.heading,
  letterSpacing: size === 'body' || size === 'small' ? '-0.005em' : '-0.02em',
  textWrap: 'balance' as const,
})

/** A link to another screen of this app. */
export function TextLink(props: LinkProps) {
  return <Link {...props} css={linkStyle} />
}

/** A link to another host, a file or a telephone number. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return (
    <a {...props} css={linkStyle}>
      {props.children}
    </a>
  )
}

const linkStyle = css({
  color: theme.color.link,
  fontWeight: theme.weight.medium,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  '&:hover': { textDecorationThickness: '2px' },
  // A thumb's height: within a sentence the padding moves no line.
  [theme.below.tablet]: { minWidth: 44, paddingBlock: 13 },
})

/** An amount of money, already formatted: `£14.50/h`. */
export function Money({ children }: { children: ReactNode }) {
  return <span css={figureStyle}>{children}</span>
}

/** A number or code that is read, and copied, in one piece: `K7Q2MX-000001`. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span css={{ whiteSpace: 'nowrap' }}>{children}</span>
}

/** A date or time, already formatted; `at` is the instant or date for machines. */
export function TimeText({ at, children }: { at?: string | undefined; children: ReactNode }) {
  return (
    <time dateTime={at} css={{ fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </time>
  )
}

const figureStyle = css({ fontVariantNumeric: 'tabular-nums', fontWeight: theme.weight.heading, whiteSpace: 'nowrap' })

/** For screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'ref'>) {
  return <span {...props} css={hiddenStyle} />
}

export const hiddenStyle = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})
