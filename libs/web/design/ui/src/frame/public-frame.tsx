import { css } from '@emotion/react'
import { brand, theme } from '@s4/theme'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from './document-title'
import { PageRefusals } from '../overlays/page-refusals'
import { Logo } from './logo'
import { SkipLink } from './skip-link'
import { ThemeToggle } from './theme-toggle'

interface PublicFrameProps {
  /** The browser's title; the page has its own `h1`. */
  title?: string | undefined
  /** `split` shows a brand panel beside the page on wide screens. */
  layout?: 'plain' | 'split' | undefined
  /** The text of the brand panel. */
  promise?: ReactNode
  /** A drawing above that text. */
  picture?: ReactNode
  /** False for a document without scripts: then nothing in the frame needs one. */
  scripted?: boolean | undefined
  /** Links at the bottom: terms, privacy, accessibility. */
  footer?: ReactNode
  children: ReactNode
}

/** The frame of public pages. The header shows the logo on small screens only. */
export function PublicFrame({
  title,
  layout = 'plain',
  promise,
  picture,
  scripted = true,
  footer,
  children,
}: PublicFrameProps) {
  useDocumentTitle(title)
  return (
    <div css={layout === 'split' ? [pageStyle, splitStyle] : pageStyle}>
      <SkipLink />
      {layout === 'split' && (
        <aside css={panelStyle}>
          <HomeLink />
          {picture !== undefined && <div css={pictureStyle}>{picture}</div>}
          <div css={promiseStyle}>{promise}</div>
        </aside>
      )}
      <div css={columnStyle}>
        <header css={headerStyle}>
          <span css={smallOnlyStyle}>
            <HomeLink />
          </span>
          {scripted && <ThemeToggle />}
        </header>
        <main id="main" tabIndex={-1} css={layout === 'split' ? [mainStyle, formStyle] : mainStyle}>
          <PageRefusals />
          {children}
        </main>
        {footer && <footer css={footerStyle}>{footer}</footer>}
      </div>
    </div>
  )
}

function HomeLink() {
  return (
    <Link to="/" aria-label={`${brand} home`} css={homeStyle}>
      <Logo />
    </Link>
  )
}

const { color, space, from, below, size } = theme

const pageStyle = css({ minHeight: '100dvh', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

const splitStyle = css({ [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } })

const panelStyle = css({
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.xl,
  position: 'sticky',
  top: 0,
  height: '100dvh',
  padding: space.xl,
  background: color.brand,
  color: color.onBrand,
  [from.tablet]: { display: 'flex' },
})

const promiseStyle = css({
  maxWidth: 420,
  fontSize: size.title,
  fontWeight: theme.weight.strong,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})

const pictureStyle = css({
  minHeight: 0,
  '& > svg': { display: 'block', width: '100%', maxWidth: 480, maxHeight: '100%' },
  '@media (forced-colors: active)': { display: 'none' },
})

const columnStyle = css({ display: 'flex', flexDirection: 'column', minWidth: 0 })

const headerStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  padding: `0 ${space.md}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.surface,
  [from.tablet]: { position: 'absolute', top: 0, right: 0, border: 0, background: 'none' },
})

const smallOnlyStyle = css({ display: 'flex', [from.tablet]: { display: 'none' } })

const mainStyle = css({
  flex: 1,
  width: '100%',
  maxWidth: theme.width.content,
  margin: '0 auto',
  padding: `${space.xl} ${space.lg}`,
  '&:focus': { outline: 'none' },
  [below.tablet]: {
    padding: `${space.lg} ${space.md} ${space.xl}`,
    // A link in a sentence takes a thumb without moving its line.
    '& p a, & label a': { paddingBlock: 13 },
  },
})

const formStyle = css({
  maxWidth: 488,
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  [from.tablet]: { justifyContent: 'center' },
  // A link takes a thumb.
  [below.tablet]: {
    '& > a, & div > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
})

const footerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.md,
  padding: space.lg,
  fontSize: size.small,
  color: color.textMuted,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
})

const homeStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.radius.control,
})
