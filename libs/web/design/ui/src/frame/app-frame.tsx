import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDocumentTitle } from './document-title'
import { contentStyle, frameStyle, mainStyle, sidebarStyle } from './frame-style'
import { Modal, preloadModal } from '../overlays/modal'
import { PageRefusals } from '../overlays/page-refusals'
import { NavigationEntry, type NavigationItem } from './navigation'
import { type ScreenTitle, ScreenTitleContext } from './page-title'
import { SkipLink } from './skip-link'
import { TopBar, type TopBarProps } from './top-bar'

export interface MoreMenuProps {
  look: 'bar' | 'sheet'
  onPress?: (() => void) | undefined
}

export interface AppFrameProps extends Omit<TopBarProps, 'onMenu'> {
  /** On phones the first four are in the bottom bar and the others in the menu. */
  navigation: readonly NavigationItem[]
  /** Screens without a place in the navigation: at the end of the sidebar, and in the menu of phones. */
  MoreMenu?: ComponentType<MoreMenuProps> | undefined
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
  const [{ tab, title = routeTitle }, setScreenTitle] = useState<ScreenTitle>({})
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const main = useFocusOnNewPage()
  useEffect(() => {
    document.addEventListener('click', showField)
    return () => document.removeEventListener('click', showField)
  }, [])
  useDocumentTitle(tab ? `${tab} · ${title}` : title)

  useEffect(() => {
    const timer = setTimeout(() => void preloadModal(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  // Screens first; what is done here, such as leaving, stands at the end.
  const inMenu = navigation.slice(ON_BOTTOM_BAR)
  const entry = (item: NavigationItem) => (
    <li key={item.label}>
      <NavigationEntry item={item} look="sheet" onPress={closeMenu} />
    </li>
  )

  if (bare)
    return (
      <main ref={main} id="main" tabIndex={-1} css={bareStyle}>
        <PageRefusals />
        <ScreenTitleContext value={setScreenTitle}>{children}</ScreenTitleContext>
      </main>
    )
  return (
    <div css={frameStyle}>
      <SkipLink />
      <nav aria-label="Main" data-sidebar css={sidebarStyle}>
        <div css={logoStyle}>{logo}</div>
        <ul css={listStyle}>
          {navigation.map((item, index) => (
            <li key={item.label} css={index >= ON_BOTTOM_BAR && wideOnlyStyle}>
              <NavigationEntry item={item} look="bar" />
            </li>
          ))}
        </ul>
        {MoreMenu && (
          <ul aria-label="More" css={[listStyle, moreStyle, wideOnlyStyle]}>
            <Suspense>
              <MoreMenu look="bar" />
            </Suspense>
          </ul>
        )}
      </nav>
      <div css={contentStyle}>
        <TopBar {...topBar} title={title} onMenu={() => setMenuOpen(true)} />
        <main ref={main} id="main" tabIndex={-1} css={mainStyle}>
          <PageRefusals />
          <ScreenTitleContext value={setScreenTitle}>{children}</ScreenTitleContext>
        </main>
      </div>
      <Modal open={menuOpen} onClose={closeMenu} title="Menu">
        <nav aria-label="Menu">
          <ul css={{ display: 'flex', flexDirection: 'column', gap: theme.space.hair }}>
            {inMenu.filter(({ to }) => to !== undefined).map(entry)}
            {MoreMenu && (
              <Suspense>
                <MoreMenu look="sheet" onPress={closeMenu} />
              </Suspense>
            )}
            {inMenu.filter(({ to }) => to === undefined).map(entry)}
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

/** A browser brings a field in sight when a key leads to it, but not when it is pressed half under a bar. */
const showField = ({ target }: Event) => {
  if (target instanceof Element && target === document.activeElement && target.matches('input, select, textarea'))
    target.scrollIntoView({ block: 'nearest' })
}

const { space, below } = theme

const bareStyle = css({ minHeight: '100dvh', '&:focus': { outline: 'none' } })

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

// At the end of the sidebar.
const moreStyle = css({ marginTop: 'auto' })

const wideOnlyStyle = css({ [below.tablet]: { display: 'none' } })
