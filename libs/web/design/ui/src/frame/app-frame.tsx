import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDocumentTitle } from './document-title'
import { Modal, preloadModal } from '../overlays/modal'
import { NavigationEntry, type NavigationItem } from './navigation'
import { ScreenTitleContext } from './page-title'
import { SkipLink } from './skip-link'
import { TopBar, type TopBarProps } from './top-bar'

export interface AppFrameProps extends Omit<TopBarProps, 'onMenu'> {
  /** On phones the first four are in the bottom bar and the others in the menu. */
  navigation: readonly NavigationItem[]
  /** List items before them in the menu of phones: screens that have no place in the navigation. */
  MoreMenu?: ComponentType<{ onPress: () => void }> | undefined
  /** A link home with S4's mark or the company's logo. */
  logo: ReactNode
  /** Only the content, for a screen on a wall. */
  bare?: boolean | undefined
  children: ReactNode
}

const ON_BOTTOM_BAR = 4
// After the first screen has loaded.
const PRELOAD_AFTER_MS = 2000

/** A signed-in screen: navigation, the top bar with the `h1`, and the content. */
export function AppFrame({ navigation, MoreMenu, logo, bare, children, title: routeTitle, ...topBar }: AppFrameProps) {
  const [screenTitle, setScreenTitle] = useState<string | null>(null)
  const title = screenTitle ?? routeTitle
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const main = useFocusOnNewPage()
  useDocumentTitle(title)

  useEffect(() => {
    const timer = setTimeout(() => void preloadModal(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  if (bare)
    return (
      <main ref={main} id="main" tabIndex={-1} css={bareStyle}>
        <ScreenTitleContext value={setScreenTitle}>{children}</ScreenTitleContext>
      </main>
    )
  return (
    <div css={frameStyle}>
      <SkipLink />
      <nav aria-label="Main" css={sidebarStyle}>
        <div css={logoStyle}>{logo}</div>
        <ul css={listStyle}>
          {navigation.map((item, index) => (
            <li key={item.label} css={index >= ON_BOTTOM_BAR && wideOnlyStyle}>
              <NavigationEntry item={item} look="bar" />
            </li>
          ))}
        </ul>
      </nav>
      <div css={contentStyle}>
        <TopBar {...topBar} title={title} onMenu={() => setMenuOpen(true)} />
        <main ref={main} id="main" tabIndex={-1} css={mainStyle}>
          <ScreenTitleContext value={setScreenTitle}>{children}</ScreenTitleContext>
        </main>
      </div>
      <Modal open={menuOpen} onClose={closeMenu} title="Menu">
        <nav aria-label="Menu">
          <ul css={{ display: 'flex', flexDirection: 'column', gap: theme.space.hair }}>
            {MoreMenu && (
              <Suspense>
                <MoreMenu onPress={closeMenu} />
              </Suspense>
            )}
            {navigation.slice(ON_BOTTOM_BAR).map((item) => (
              <li key={item.label}>
                <NavigationEntry item={item} look="sheet" onPress={closeMenu} />
              </li>
            ))}
          </ul>
        </nav>
      </Modal>
    </div>
  )
}

/** Moves focus to the content after a navigation, unless it is already there. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])

  return main
}

const { color, space, width, below } = theme

const frameStyle = css({
  display: 'grid',
  gridTemplateColumns: `${width.sidebar} minmax(0, 1fr)`,
  minHeight: '100dvh',
  [below.desktop]: { gridTemplateColumns: `${width.rail} minmax(0, 1fr)` },
  [below.tablet]: { display: 'block' },
  '@media print': { display: 'block' },
})

const bareStyle = css({ minHeight: '100dvh', '&:focus': { outline: 'none' } })

const sidebarStyle = css({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  height: '100dvh',
  padding: space.snug,
  overflowY: 'auto',
  background: color.sidebar,
  color: color.onSidebar,
  outline: '1px solid transparent',
  [below.tablet]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: theme.layer.bar,
    height: 'auto',
    padding: '2px 4px env(safe-area-inset-bottom)',
    overflow: 'visible',
  },
  '@media print': { display: 'none' },
})

const logoStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: `0 ${space.sm}`,
  overflow: 'hidden',
  [below.desktop]: { padding: `0 ${space.sm}` },
  [below.tablet]: { display: 'none' },
  // The link colour has too little contrast on the dark sidebar.
  '& a': { color: 'inherit', textDecoration: 'none' },
})

const listStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  // The longest of four labels takes the room that the short ones leave.
  [below.tablet]: { flexDirection: 'row', '& > li': { flex: '1 1 auto', minWidth: 0 } },
})

const wideOnlyStyle = css({ [below.tablet]: { display: 'none' } })

const contentStyle = css({ display: 'flex', flexDirection: 'column', minWidth: 0 })

const mainStyle = css({
  flex: 1,
  padding: `${space.lg} ${space.lg} ${space.xl}`,
  '&:focus': { outline: 'none' },
  [below.tablet]: { padding: `${space.md} ${space.md} calc(84px + env(safe-area-inset-bottom))` },
})
