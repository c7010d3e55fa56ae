import type { Page } from '@playwright/test'

/** The side of a target for a thumb, in CSS pixels (WCAG 2.2, success criterion 2.5.5). */
const THUMB_PX = 44
/** Positions are fractions of a pixel, and the scan goes by whole ones. */
const TOLERANCE_PX = 1.5

interface Target {
  what: string
  width: number
  height: number
}

/**
 * The targets of a page that are smaller than a thumb needs: where a press really lands, so a label, padding and
 * what lies over a control count. Links within a sentence are excepted, as in WCAG 2.5.8.
 */
export const listSmallTargets = (page: Page, within = 'body') =>
  page.evaluate(
    ({ within, most, tolerance }): Target[] => {
      const controls = 'a[href], button, input, select, textarea, summary, [role="option"], [role="menuitem"]'
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"]') &&
        !element.matches(':disabled, [type="hidden"], [tabindex="-1"], [href="#main"]') &&
        getComputedStyle(element).clipPath === 'none'

      const isInSentence = (element: Element) => {
        if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
        let block = element.parentElement
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
        if (!block) return false
        const rest = block.cloneNode(true) as Element
        for (const control of rest.querySelectorAll('a, button')) control.remove()
        return /\p{L}{2}/u.test(rest.textContent)
      }

      const isHit = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        if (!hit) return false
        return element.contains(hit) || hit.closest('label')?.control === element
      }

      const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
        let far = 0
        while (far < most && isHit(element, x + dx * (far + 1), y + dy * (far + 1))) far += 1
        return far
      }

      const measure = (element: Element): Target => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        // The first line of a link that wraps.
        const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name'))
        return {
          what: `${element.tagName.toLowerCase()} ${element.getAttribute('type') ?? ''} ${name ?? ''}`.slice(0, 80),
          width: reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1,
          height: reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1,
        }
      }

      return [...document.querySelectorAll(within)]
        .flatMap((part) => [...part.querySelectorAll(controls)])
        .filter((element) => isSeen(element) && !isInSentence(element))
        .map(measure)
        .filter(({ width, height }) => Math.min(width, height) < most - tolerance)
    },
    { within, most: THUMB_PX, tolerance: TOLERANCE_PX },
  )
