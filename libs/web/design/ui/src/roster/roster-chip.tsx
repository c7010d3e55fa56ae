import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type StateTone, stateColours, stateIcon } from '../feedback/badge'
import { hiddenStyle } from '../type/text'

interface ChipContentProps {
  /** The first line: the times. */
  title: string
  text: string
  /** Its state; `tone` gives the colour and icon. */
  note?: string | undefined
  tone?: StateTone | undefined
  /** For screen readers: whose and when, or what a press does. */
  about?: string | undefined
}

interface ChipButtonProps extends ChipContentProps, Omit<ComponentProps<'button'>, 'title'> {
  /** Can be dragged. */
  movable?: boolean | undefined
}

/** A shift in a cell of a `Roster` with an action. */
export const RosterButton = ({ title, text, note, tone, about, movable = false, ...rest }: ChipButtonProps) => (
  <button type="button" {...rest} css={[chipStyle(tone), movable && movableStyle]}>
    <ChipContent title={title} text={text} note={note} tone={tone} about={about} />
  </button>
)

/** A time in a cell of a `Roster` without an action. */
export const RosterNote = (face: ChipContentProps) => (
  <span css={[chipStyle(face.tone), { cursor: 'default' }]}>
    <ChipContent {...face} />
  </span>
)

function ChipContent({ title, text, note, tone = 'neutral', about }: ChipContentProps) {
  const Icon = stateIcon[tone]
  return (
    <>
      {/* The spaces separate the lines for screen readers. */}
      {about && <span css={hiddenStyle}>{about},</span>} <span css={titleStyle}>{title}</span>{' '}
      <span css={textStyle}>{text}</span>{' '}
      {note && (
        <span css={noteStyle}>
          <Icon aria-hidden size={12} strokeWidth={2.5} />
          {note}
        </span>
      )}
    </>
  )
}

/** The button of an empty cell; its icon is visible on hover and focus. */
export const RosterAdd = ({ label, ...rest }: Omit<ComponentProps<'button'>, 'children'> & { label: string }) => (
  <button type="button" aria-label={label} {...rest} css={addStyle}>
    <Plus aria-hidden size={16} />
  </button>
)

const { color, space } = theme

const chipBase = css({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  alignItems: 'flex-start',
  width: '100%',
  minWidth: 0,
  padding: `${space.xs} 6px`,
  border: '1px solid transparent',
  borderRadius: theme.radius.small,
  fontFamily: 'inherit',
  fontSize: theme.size.caption,
  lineHeight: '1rem',
  overflow: 'hidden',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { boxShadow: theme.shadow.card },
  [theme.below.tablet]: { minHeight: 44 },
  '@media print': { padding: '1px 2px 1px 6px', fontSize: theme.size.print, lineHeight: '11px' },
})

const toneChip = (tone: StateTone) =>
  css(chipBase, {
    background: stateColours[tone].surface,
    color: color.text,
    boxShadow: `inset 3px 0 0 ${stateColours[tone].mark}`,
    paddingInlineStart: 8,
  })

// Created once, because a week has hundreds of chips.
const toneStyle = {
  neutral: toneChip('neutral'),
  success: toneChip('success'),
  warning: toneChip('warning'),
  danger: toneChip('danger'),
  info: toneChip('info'),
}
const chipStyle = (tone: StateTone = 'neutral') => toneStyle[tone]

const movableStyle = css({
  background: color.surface,
  boxShadow: `inset 3px 0 0 ${color.action}, inset 0 0 0 1px ${color.border}`,
  cursor: 'grab',
  touchAction: 'manipulation',
})
// Five lines: in the narrowest column a site and a title need them.
const textStyle = css({
  display: '-webkit-box',
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitLineClamp: 5,
  WebkitBoxOrient: 'vertical',
})
const titleStyle = css({ fontWeight: theme.weight.strong })
const noteStyle = css({ display: 'inline-flex', alignItems: 'center', gap: space.xs, fontWeight: theme.weight.strong })

const addStyle = css({
  display: 'grid',
  placeContent: 'center',
  flex: 1,
  width: '100%',
  minHeight: 24,
  padding: 0,
  border: `1px dashed transparent`,
  borderRadius: theme.radius.small,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  '& > svg': { opacity: 0 },
  '&:is(:hover, :focus-visible)': { borderColor: color.controlBorder },
  '&:is(:hover, :focus-visible) > svg': { opacity: 1 },
  '@media print': { display: 'none' },
})
