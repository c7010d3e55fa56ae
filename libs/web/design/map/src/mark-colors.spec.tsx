import { theme } from '@s4/theme'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MapView } from './map-view'
import { OverviewMap } from './overview-map'
import { TrailMap } from './trail-map'

const dock = { lat: 51.5079, lng: -0.0594 }

beforeEach(() => {
  // A map without a size has nothing in sight.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
})
afterEach(() => vi.restoreAllMocks())

it.each([
  ['person', theme.color.successMark],
  ['danger', theme.color.danger],
] as const)('a mark of %s has the same colour on every map', async (tone, color) => {
  render(
    <>
      <MapView label="Job" point={dock} marks={[{ point: dock, label: 'On the job', tone }]} />
      <OverviewMap label="All" text="" marks={[{ id: 'ada', point: dock, label: 'On all', tone }]} />
      <TrailMap
        label="Trail"
        area={{ point: dock, radius: 150 }}
        lines={[]}
        at={{ point: dock, label: 'On way', tone }}
      />
    </>,
  )

  const bodyOf = async (title: string) => (await screen.findByTitle(title)).firstElementChild as HTMLElement
  expect((await bodyOf('On the job')).style.background).toBe(color)
  expect((await bodyOf('On way')).style.color).toBe(color)
  expect((await bodyOf('On all')).style.background).toBe(color)
})
