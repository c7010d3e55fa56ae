import { css, keyframes } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { hiddenStyle } from '../type/text'
import { pendingText } from './pending-text'

export type ButtonTone = 'action' | 'quiet' | 'danger' | 'plain' | 'signal'

interface ButtonLook {
  tone?: ButtonTone | undefined
  size?: 'normal' | 'small' | undefined
  /** Shown before the text. */
  icon?: ReactNode
  /** On a phone only the icon is seen; the text is still read out. */
  iconOnPhone?: boolean | undefined
  /** Takes the width of its container. */
  wide?: boolean | undefined
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Disables the button, says what it does, *Saving…*, and turns a mark where that takes longer. Its name stays. */
  busy?: boolean | undefined
}

export function Button(props: ButtonProps) {
  const { tone = 'action', size, wide, icon, iconOnPhone, busy = false, disabled, children, ...rest } = props
  const name = busy && typeof children === 'string' ? children : undefined
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy}
      css={buttonStyle({ tone, size, wide, iconOnPhone })}
    >
      {busy ? <TurningMark /> : icon}
      {iconOnPhone ? <span css={readOnPhoneStyle}>{children}</span> : name ? <Pending name={name} /> : children}
    </button>
  )
}

/** The button stays as wide as with it, so that those beside it do not move once more with the answer. */
function TurningMark() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const button = mark.current?.parentElement
    if (button) button.style.minWidth = `min(${button.offsetWidth}px, 100%)`
  }, [])
  return <span ref={mark} aria-hidden data-loading css={turningStyle} />
}

/** Seen as what is being done, read out under the name that the button keeps. */
function Pending({ name }: { name: string }) {
  const shown = pendingText(name)
  if (shown === name) return name
  return (
    <>
      <span aria-hidden>{shown}</span>
      <span css={hiddenStyle}>{name}</span>
    </>
  )
}

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { tone = 'action', size, wide, icon, iconOnPhone, children, ...rest } = props
  return (
    <Link {...rest} css={buttonStyle({ tone, size, wide, iconOnPhone })}>
      {icon}
      {iconOnPhone ? <span css={readOnPhoneStyle}>{children}</span> : children}
    </Link>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
  children: ReactNode
}

/** A button with an icon only; the label is read out and shown on hover. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} css={iconButtonStyle}>
      {children}
    </button>
  )
}

const { color } = theme

const tones = {
  action: { background: color.action, color: color.onAction, borderColor: color.action, hover: color.actionHover },
  danger: { background: color.danger, color: color.onDanger, borderColor: color.danger, hover: color.dangerHover },
  quiet: { background: color.surface, color: color.text, borderColor: color.controlBorder, hover: color.surfaceMuted },
  // For the dark brand colour, on which `action` has too little contrast.
  signal: { background: color.signal, color: color.onSignal, borderColor: color.signal, hover: color.signalHover },
  plain: { background: 'transparent', color: color.link, borderColor: 'transparent', hover: color.surfaceMuted },
}

const buttonStyle = ({ tone = 'action', size = 'normal', wide, iconOnPhone }: ButtonLook) => {
  const { hover, ...look } = tones[tone]
  return {
    border: '1px solid',
    ...look,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space.sm,
    width: wide ? '100%' : undefined,
    minHeight: size === 'small' ? 36 : 44,
    padding: size === 'small' ? `6px ${theme.space.snug}` : `10px ${theme.space.md}`,
    borderRadius: theme.radius.control,
    fontSize: size === 'small' ? theme.size.small : theme.size.compact,
    fontWeight: theme.weight.strong,
    lineHeight: 1.3,
    textAlign: 'center' as const,
    textDecoration: 'none',
    position: iconOnPhone ? ('relative' as const) : undefined,
    flex: iconOnPhone ? 'none' : undefined,
    cursor: 'pointer',
    transition: `background-color ${theme.motion.quick}, transform ${theme.motion.quick}`,
    '&:hover:not(:disabled)': { background: hover, borderColor: tone === 'quiet' ? look.borderColor : hover },
    '&:active:not(:disabled)': { transform: 'translateY(1px)' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled:not([aria-busy="true"])': {
      background: color.surfaceMuted,
      borderColor: color.border,
      color: color.textMuted,
    },
    '& > svg': { flex: 'none', width: 18, height: 18 },
    [theme.below.tablet]: { minHeight: 44 },
    '@media print': { display: 'none' },
  }
}

const readOnPhoneStyle = css({
  [theme.below.tablet]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

const iconButtonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${theme.motion.quick}`,
  '&:hover:not(:disabled)': { background: color.surfaceMuted, color: color.text },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  '& > svg': { width: 20, height: 20 },
  [theme.below.tablet]: { width: 44, height: 44 },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const wait = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } })
/** What is done by then needs no mark beside its words. */
const unseen = `${wait} 400ms`

const turningStyle = css({
  width: 16,
  height: 16,
  flex: 'none',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: theme.radius.round,
  animation: `${turn} 0.8s linear infinite, ${unseen}`,
  [theme.still]: { animation: unseen, borderRightColor: 'currentColor' },
})
