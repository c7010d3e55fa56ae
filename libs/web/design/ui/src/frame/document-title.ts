import { brand } from '@s4/theme'
import { useEffect } from 'react'

/** Sets the browser's title: `Jobs · S4`. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title])
}
