import { Dialog } from '@base-ui/react/dialog'
import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../controls/button'
import { NoticesInDialog } from './notices-in-dialog'
import { PageRefusals } from './page-refusals'
import { useFocusOnPage } from './use-focus-on-page'
import { useWrittenKept } from './use-written-kept'

export { RefusedWrites } from './refused-writes'

export interface ModalProps {
  open: boolean
  /** Escape, the close button or a press outside. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  /** `screen` covers everything, for what must not be missed. */
  size?: 'small' | 'normal' | 'large' | 'screen' | undefined
  /** Can only be closed by one of its actions. */
  required?: boolean | undefined
  /** Opens without a press: focus goes to the dialog, so that text being typed does not land in a field. */
  focusDialog?: boolean | undefined
}

/** Within this the second press of two is for what the first one pressed. */
const DOUBLE_PRESS_MS = 500

/** Loaded by `Modal` when it is first opened. */
export function ModalDialog(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    actions,
    size = 'normal',
    required = false,
    focusDialog = false,
  } = props
  const body = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  useFocusOnPage(open)
  const written = useWrittenKept(open)
  const forgetWritten = () => written.current.clear()

  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  const isJustOpen = () => performance.now() - openedAt.current < DOUBLE_PRESS_MS

  // The first field, else the safest button, but not the close button, which is first in the DOM.
  const initialFocus = (openedBy: string) =>
    openedBy === 'touch' ||
    (body.current?.querySelector<HTMLElement>('input, select, textarea, a, button') ??
      buttons.current?.querySelector<HTMLElement>('button, a') ??
      true)

  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={required}
      onOpenChange={(stillOpen, { reason }) => {
        const isStray = reason === 'outside-press' && isJustOpen()
        if (stillOpen || required || isStray) return
        forgetWritten()
        onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop css={backdropStyle} />
        <Dialog.Viewport css={viewportStyle}>
          <Dialog.Popup
            ref={popup}
            data-required={required || undefined}
            initialFocus={focusDialog ? popup : initialFocus}
            css={[popupStyle, sizes[size]]}
            onInput={({ target, currentTarget }) => {
              // While it is sent, it closes by its own answer.
              if (!(target instanceof HTMLTextAreaElement) || currentTarget.querySelector('[aria-busy=true]')) return
              written.current.set(target, target.value)
            }}
            onSubmit={forgetWritten}
            onClickCapture={(event) => {
              if (event.target instanceof Element && event.target.closest('button, a')) forgetWritten()
              if (event.detail <= 1 || !isJustOpen()) return
              event.preventDefault()
              event.stopPropagation()
            }}
          >
            <NoticesInDialog />
            <div css={headStyle}>
              <Dialog.Title css={titleStyle}>{title}</Dialog.Title>
              {!required && (
                <Dialog.Close
                  render={
                    <IconButton label="Close">
                      <X aria-hidden />
                    </IconButton>
                  }
                />
              )}
            </div>
            {description && <Dialog.Description css={descriptionStyle}>{description}</Dialog.Description>}
            {children && (
              <div ref={body} css={bodyStyle}>
                {children}
              </div>
            )}
            <PageRefusals />
            {actions && (
              <div ref={buttons} css={actionsStyle}>
                {actions}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const away = '&[data-starting-style], &[data-ending-style]'

// On phones it is a sheet at the bottom, where a thumb is.
const SHEET = '@media (max-width: 599.98px)'
const belowSheet = 'env(safe-area-inset-bottom)'

const backdropStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: theme.layer.overlay,
  background: theme.color.backdrop,
  transition: `opacity ${theme.motion.calm}`,
  [away]: { opacity: 0 },
})

const viewportStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: theme.layer.overlay,
  display: 'flex',
  padding: theme.space.md,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What gets focus comes to rest above the buttons that stay in view.
  [SHEET]: { padding: `${theme.space.lg} 0 0`, scrollPaddingBottom: 200 },
})

const popupStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.md,
  width: '100%',
  margin: 'auto',
  padding: theme.space.lg,
  borderRadius: theme.radius.large,
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceRaised,
  color: theme.color.text,
  boxShadow: theme.shadow.raised,
  transition: `opacity ${theme.motion.calm}, transform ${theme.motion.calm}`,
  '&:focus-visible': { outline: 'none' },
  [away]: { opacity: 0, transform: 'translateY(8px) scale(0.98)' },
  [SHEET]: {
    margin: 'auto 0 0',
    padding: `${theme.space.roomy} ${theme.space.roomy} calc(${theme.space.roomy} + ${belowSheet})`,
    borderWidth: '1px 0 0',
    borderRadius: `${theme.radius.large} ${theme.radius.large} 0 0`,
    [away]: { opacity: 0, transform: 'translateY(48px)' },
  },
})

const sizes = {
  small: css({ maxWidth: 400, [SHEET]: { maxWidth: 'none' } }),
  normal: css({ maxWidth: 520, [SHEET]: { maxWidth: 'none' } }),
  large: css({ maxWidth: 820 }),
  screen: css({
    maxWidth: 'none',
    minHeight: '100%',
    justifyContent: 'center',
    '& > *': { width: '100%', maxWidth: 480, marginInline: 'auto' },
    [SHEET]: { minHeight: `calc(100% + ${theme.space.lg})`, marginTop: `-${theme.space.lg}`, borderRadius: 0 },
  }),
}

const headStyle = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.space.md,
  '& > button': { margin: '-6px -8px -6px 0' },
})

const titleStyle = css({
  fontSize: theme.size.large,
  fontWeight: theme.weight.heading,
  lineHeight: 1.35,
  letterSpacing: '-0.015em',
})

const descriptionStyle = css({ color: theme.color.textMuted })

const bodyStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.md })

const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.sm,
  marginTop: theme.space.xs,
  [theme.below.tablet]: { flexDirection: 'column-reverse' },
  // Within reach however long the sheet is.
  [SHEET]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    margin: `0 -${theme.space.roomy} calc(-1 * (${theme.space.roomy} + ${belowSheet}))`,
    padding: `${theme.space.snug} ${theme.space.roomy} calc(${theme.space.roomy} + ${belowSheet})`,
    background: theme.color.surfaceRaised,
  },
})
