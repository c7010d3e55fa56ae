import { brand } from '@s4/theme'
import { useEffect } from 'react'

/** Names the browser's tab after the screen: `Jobs · S4`. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title])
}
