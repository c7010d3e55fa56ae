import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { useLayoutEffect, useRef } from 'react'
import { CORNER, findCorner } from '../feedback/corner-notice'

/** Of the open dialogs, the top one last. */
const places: HTMLElement[] = []

/**
 * While a dialog is open, the notices of the corner stand in it, above its title: the corner is under its backdrop,
 * where no key reaches and a press closes the dialog.
 */
export function NoticesInDialog() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return undefined
    // Kept: it is not found any more once the dialog has left the page.
    const corner = findCorner()
    places.push(place)
    moveToTop(corner)
    return () => {
      places.splice(places.indexOf(place), 1)
      moveToTop(corner)
    }
  }, [])
  return <div ref={ref} css={placeStyle} />
}

function moveToTop(corner: Element): void {
  const place = places.at(-1) ?? document.body
  if (corner.parentElement === place) return
  // In a dialog it would keep that from being hidden under the next one.
  corner.ariaLive = place === document.body ? 'off' : null
  place.append(corner)
}

const placeStyle = css({
  '&:not(:has([role=status]))': { display: 'none' },
  [`&& > #${CORNER}`]: { position: 'static', width: 'auto', padding: 0 },
  [`&& > #${CORNER} > *`]: { background: theme.color.surfaceMuted, boxShadow: 'none' },
})
