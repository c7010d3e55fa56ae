import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Puts a count before the tab's title, also when a screen changes the title; 0 takes it away. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(COUNT, '')
      const title = count > 0 ? `(${count}) ${bare}` : bare
      if (document.title !== title) document.title = title
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
