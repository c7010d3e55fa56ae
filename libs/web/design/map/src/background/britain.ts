import { theme } from '@s4/theme'
import { divIcon, gridLayer, layerGroup, marker, polygon, type Map as Ground } from 'leaflet'
import data from './britain.json'
import { namesToShow } from './names-to-show'

/** Largest first. */
const towns = data.towns.map(([name, lat, lng]) => ({
  name: String(name),
  point: { lat: Number(lat), lng: Number(lng) },
}))

/**
 * Draws coasts, a grid and names of towns: where one is when no tiles are configured. A slow phone gets a rest at each
 * `yield`.
 */
export function* drawBritain(ground: Ground): Generator<void, void> {
  const coasts = makeCoasts()
  yield
  coasts.addTo(ground)
  yield
  drawGrid(ground)
  yield
  drawNames(ground)
}

function makeCoasts() {
  const coasts = data.coasts as [number, number][][]
  return polygon(
    coasts.map((coast) => [coast]),
    {
      color: theme.color.textMuted,
      weight: 1,
      fillColor: theme.color.surface,
      fillOpacity: 1,
      interactive: false,
      pane: 'tilePane',
      attribution: 'Place data: GeoNames, Natural Earth',
    },
  )
}

function drawGrid(ground: Ground): void {
  Object.assign(gridLayer({ pane: 'overlayPane' }), { createTile: gridSquare }).addTo(ground)
}

function drawNames(ground: Ground): void {
  const names = layerGroup().addTo(ground)
  const showNames = () => {
    names.clearLayers()
    const seen = ground.getBounds()
    const inView = towns.filter(({ point }) => seen.contains(point))
    const shown = namesToShow(inView, (point) => ground.latLngToContainerPoint(point), ground.getSize())
    for (const town of shown) {
      marker(town.point, { icon: nameIcon(town.name), interactive: false, keyboard: false, pane: 'shadowPane' }).addTo(
        names,
      )
    }
  }
  ground.on('moveend resize', showNames)
  showNames()
}

function gridSquare() {
  const square = document.createElement('div')
  Object.assign(square.style, {
    boxSizing: 'border-box',
    borderTop: `1px solid ${theme.color.border}`,
    borderLeft: `1px solid ${theme.color.border}`,
  })
  return square
}

function nameIcon(name: string) {
  const words = document.createElement('span')
  words.textContent = name
  Object.assign(words.style, {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    whiteSpace: 'nowrap',
    color: theme.color.textMuted,
    fontSize: theme.size.caption,
  })
  // An empty class removes Leaflet's default white box.
  return divIcon({ html: words, className: '', iconSize: [0, 0] })
}
