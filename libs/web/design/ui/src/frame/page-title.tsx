import { createContext, startTransition, use, useLayoutEffect } from 'react'

export interface ScreenTitle {
  /** Of the top bar. */
  title?: string
  /** Before it in the browser's title only. */
  tab?: string
}

/** Takes what a screen says of itself; nothing restores the title of the path. */
export const ScreenTitleContext = createContext<(said: ScreenTitle) => void>(() => undefined)

/** Sets the screen's title where it depends on the data. */
export const PageTitle = ({ title }: { title: string }) => useTitle('title', title)

/** Names the screen in the browser's title, where the top bar names only its part of the app. */
export const TabTitle = ({ title }: { title: string }) => useTitle('tab', title)

function useTitle(where: keyof ScreenTitle, title: string): null {
  const take = use(ScreenTitleContext)
  useLayoutEffect(() => {
    // Not at once: React would run all effects of a new page in the same task.
    startTransition(() => take({ [where]: title }))
    return () => startTransition(() => take({}))
  }, [take, where, title])
  return null
}
