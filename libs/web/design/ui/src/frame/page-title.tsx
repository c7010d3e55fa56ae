import { createContext, use, useLayoutEffect } from 'react'

/** Sets the title of the top bar; null restores the one of the path. */
export const ScreenTitleContext = createContext<(title: string | null) => void>(() => undefined)

/** Sets the screen's title where it depends on the data. */
export function PageTitle({ title }: { title: string }) {
  const take = use(ScreenTitleContext)
  useLayoutEffect(() => {
    take(title)
    return () => take(null)
  }, [take, title])
  return null
}
