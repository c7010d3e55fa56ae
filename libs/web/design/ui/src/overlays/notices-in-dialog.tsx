import { css, Global } from '@emotion/react'
import { theme } from '@s4/theme'
import { useLayoutEffect, useRef } from 'react'

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
    places.push(place)
    bringNotices()
    // The corner comes with its first notice. The focus of a notice that goes stays in the dialog.
    const watch = new MutationObserver((changes) => {
      bringNotices()
      const hasGone = changes.some(({ target, removedNodes }) => target.parentNode === place && removedNodes.length > 0)
      if (hasGone && document.activeElement === document.body) place.closest<HTMLElement>('[role=dialog]')?.focus()
    })
    watch.observe(document.body, { childList: true })
    watch.observe(place, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      places.splice(places.indexOf(place), 1)
      const below = places.at(-1) ?? document.body
      below.append(...place.childNodes)
    }
  }, [])
  return (
    <>
      <Global styles={nothingInCorner} />
      <div ref={ref} css={placeStyle} />
    </>
  )
}

function bringNotices(): void {
  const place = places.at(-1)
  const corner = document.getElementById('corner-notices')
  if (corner && place && !place.contains(corner)) place.append(corner)
}

const nothingInCorner = css({ body: { '--corner-height': '0px' } })

const placeStyle = css({
  '&:not(:has([role=status]))': { display: 'none' },
  '&& > *': {
    '&#corner-notices': { position: 'static', maxWidth: 'none', padding: 0 },
    '& > *': { borderColor: theme.color.controlBorder, background: theme.color.surfaceMuted, boxShadow: 'none' },
  },
})
