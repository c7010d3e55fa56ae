import type { Page } from '@playwright/test'

/** A pixel for fractions that are rounded. */
const TOLERANCE_PX = 1
const FIRST_LINE_PX = 32

/** What makes the page wider than its window, or is cut at the side of a box. */
export const listCut = (page: Page) =>
  page.evaluate((tolerance): string[] => {
    const { clientWidth: wide } = document.documentElement
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`.slice(
        0,
        80,
      )
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none'
    /** Whatever is wider inside can be scrolled there, or is meant to be cut. */
    const ends = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isFree = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (ends(box)) return false
      return true
    }
    const seen = [...document.body.querySelectorAll('*')].filter(isSeen)
    const tooWide = seen.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > wide + tolerance || left < -tolerance) && isFree(element)
    })
    const cut = seen.filter(
      (element) =>
        ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
        // A map goes on past its edges, where marks and names lie too; what it shows stands as text under it.
        !element.matches('.leaflet-container') &&
        element.scrollWidth > element.clientWidth + tolerance &&
        element.textContent.trim() !== '',
    )
    return [
      ...tooWide.map((element) => `too wide: ${nameOf(element)}`),
      ...cut.map((element) => `cut: ${nameOf(element)}`),
    ]
  }, TOLERANCE_PX)

/** Boxes that scroll up and down within a page or a box that does so, too. What stands beside the page is excepted. */
export const listNestedScrolls = (page: Page) =>
  page.evaluate((tolerance): string[] => {
    const scrolls = (element: Element) =>
      element.scrollHeight > element.clientHeight + tolerance &&
      (element === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
    const isBeside = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position)
    const isNested = (element: Element) => {
      for (let box = element; box !== document.documentElement && box.parentElement; box = box.parentElement) {
        if (isBeside(box)) return false
        if (scrolls(box.parentElement)) return true
      }
      return false
    }
    return [...document.body.querySelectorAll(':not(textarea)')]
      .filter((element) => element.checkVisibility() && scrolls(element) && isNested(element))
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 80)}`)
  }, TOLERANCE_PX)

/** Controls of which a part is under something that stays in place, once each has the focus. */
export const listCoveredControls = (page: Page) =>
  page.evaluate((firstLine): string[] => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const isReached = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      !element.matches(':disabled, [type="hidden"], [tabindex="-1"], [href="#main"]')
    /** The part that stays in place while the page with the control moves under it. */
    const coverAt = (element: Element, x: number, y: number) => {
      for (let hit = document.elementFromPoint(x, y); hit && !hit.contains(element); hit = hit.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(hit).position)) return hit
      return null
    }
    const covered = (element: HTMLElement) => {
      element.focus()
      const rect = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const { left, right, top } = rect
      // A browser brings the line with the cursor into view, and no more of a text that may be long.
      const bottom = element.matches('textarea') ? top + firstLine : rect.bottom
      return [left + 2, (left + right) / 2, right - 2].some((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].some((y) => coverAt(element, x, y)),
      )
    }
    const reached = [...document.querySelectorAll<HTMLElement>(controls)].filter(isReached)
    const found = new Set<string>()
    for (const order of [reached, reached.toReversed()])
      for (const element of order)
        if (covered(element)) found.add(`${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 80)}`)
    return [...found]
  }, FIRST_LINE_PX)
