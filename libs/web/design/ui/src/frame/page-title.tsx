import { createContext, use, useLayoutEffect } from 'react'

/** Takes the title of a screen that knows it better than its address does; null gives it back to the address. */
export const TakeTitle = createContext<(title: string | null) => void>(() => undefined)

/** Names the screen, where its title depends on what is shown. */
export function PageTitle({ title }: { title: string }) {
  const take = use(TakeTitle)
  useLayoutEffect(() => {
    take(title)
    return () => take(null)
  }, [take, title])
  return null
}
