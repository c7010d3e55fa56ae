import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Never gets lower while it stands, so that what is below stays where it is when an answer takes less room than the
 * question did. Another width gives the room back, as does another `key`.
 */
export function KeepsRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const kept = { width: 0, height: 0 }
    const watch = new ResizeObserver(() => {
      if (!room.current || !content.current) return
      const { offsetWidth: width, offsetHeight: height } = content.current
      // Behind a screen that loads it has none.
      if (height === 0) return
      kept.height = width === kept.width ? Math.max(kept.height, height) : height
      kept.width = width
      room.current.style.minHeight = `${kept.height}px`
    })
    if (content.current) watch.observe(content.current)
    return () => watch.disconnect()
  }, [])

  return (
    <div ref={room}>
      <div ref={content}>{children}</div>
    </div>
  )
}
