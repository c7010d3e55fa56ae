import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactElement } from 'react'

/** Keeps the styles of what is rendered on the server, for one `style` element before it. */
export function collectStyles() {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Without it each element has a `style` of its own beside it.
  cache.compat = true
  return {
    styled: (page: ReactElement) => <CacheProvider value={cache}>{page}</CacheProvider>,
    withStyles: (html: string): string => {
      const written = Object.entries(cache.inserted).filter(([, rules]) => typeof rules === 'string')
      const names = written.map(([name]) => name).join(' ')
      // No rule may end the element that it stands in.
      const rules = written.map(([, text]) => String(text).replaceAll('</', String.raw`<\/`)).join('')
      return `<style data-emotion="css ${names}">${rules}</style>${html}`
    },
  }
}
