import { css } from '@emotion/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What is this near to the window is made, so that it is there when it is scrolled to. */
const NEAR = '300px'

/** Makes what it holds once somebody is about to see it; its place must have its height before. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    if (!place.current || isSeen) return undefined
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])

  return isSeen ? children : <div ref={place} css={placeStyle} />
}

const placeStyle = css({ height: '100%', minHeight: 1 })
