import { css } from '@emotion/react'
import { theme } from '@s4/theme'

/** Lets keyboard users skip the navigation; the address stays, so that Back leads to the page before. */
export function SkipLink() {
  return (
    <a
      href="#main"
      css={skipStyle}
      onClick={(event) => {
        event.preventDefault()
        document.querySelector('main')?.focus()
      }}
    >
      Skip to main content
    </a>
  )
}

const skipStyle = css({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.layer.tooltip,
  padding: '10px 16px',
  borderRadius: theme.radius.control,
  background: theme.color.signal,
  color: theme.color.onSignal,
  fontWeight: theme.weight.heading,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
})
