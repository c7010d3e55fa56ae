import type { Marker, TooltipOptions } from 'leaflet'

/** Up to so many marks have their names beside them; the names of more would cover each other. */
export const SHOWN_NAMES = 10

/** Leaflet treats a string as HTML, and a name is a user's text. */
export function bindName(marker: Marker, name: string, options: TooltipOptions): void {
  const words = document.createElement('span')
  words.textContent = name
  marker.bindTooltip(words, { direction: 'right', ...options })
}
