import { css } from '@emotion/react'
import { theme, useTheme } from '@s4/theme'
import { Button, Heading, Inline } from '@s4/ui'
import { useState, useSyncExternalStore } from 'react'
import { type Page, pages } from './pages'

const PHONE_PIXELS = 390

/** The list of parts, and the chosen one in a frame of its own, which has a window's width. */
export function Catalogue() {
  const chosen = useSyncExternalStore(onHashChange, pageOfHash)
  const [narrow, setNarrow] = useState(false)
  const { theme: name, toggle } = useTheme()
  if (!chosen) return <main>No file of stories was found.</main>

  return (
    <div css={catalogueStyle}>
      <nav aria-label="Parts" css={navStyle}>
        <ul>
          {pages.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === chosen.id ? 'page' : undefined} css={linkStyle}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main css={mainStyle}>
        <Inline justify="between">
          <Heading level={1} size="large">
            {chosen.id}
          </Heading>
          <Inline>
            <Button size="small" tone="quiet" aria-pressed={narrow} onClick={() => setNarrow(!narrow)}>
              Width of a phone
            </Button>
            <Button size="small" tone="quiet" aria-pressed={name === 'dark'} onClick={toggle}>
              Dark theme
            </Button>
          </Inline>
        </Inline>
        {/* A sandbox would separate our own page from the chosen theme. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          key={chosen.id}
          title={chosen.id}
          src={`?part=${encodeURIComponent(chosen.id)}`}
          css={frameStyle}
          style={{ width: narrow ? PHONE_PIXELS : '100%' }}
        />
      </main>
    </div>
  )
}

const onHashChange = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

const pageOfHash = (): Page | undefined => pages.find(({ id }) => `#${id}` === location.hash) ?? pages[0]

const { color, space } = theme

const catalogueStyle = css({ display: 'grid', gridTemplateColumns: '260px minmax(0, 1fr)', height: '100dvh' })

const navStyle = css({ overflowY: 'auto', padding: space.md, borderInlineEnd: `1px solid ${color.border}` })

const linkStyle = css({
  display: 'block',
  padding: `${space.xs} ${space.sm}`,
  borderRadius: theme.radius.control,
  color: color.text,
  fontSize: theme.size.small,
  textDecoration: 'none',
  '&:hover': { background: color.surfaceMuted },
  '&[aria-current]': { background: color.selected, color: color.onSelected },
})

const mainStyle = css({ display: 'flex', flexDirection: 'column', gap: space.md, padding: space.md, minWidth: 0 })

const frameStyle = css({
  flex: 1,
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.card,
  background: color.canvas,
})
