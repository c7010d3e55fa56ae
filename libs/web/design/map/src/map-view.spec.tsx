import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DomUtil } from 'leaflet'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapPoint } from './map-point'
import { MapView } from './map-view'
import { OverviewMap } from './overview-map'
import { PointPicker } from './point-picker'

const dock: MapPoint = { lat: 51.5079, lng: -0.0594 }

afterEach(() => vi.restoreAllMocks())

it('draws the pin and the circle without any tiles', async () => {
  render(<MapView label="Tobacco Dock" text="500 m around the gate" point={dock} radius={500} />)

  expect(await screen.findByTitle('Pin')).toBeTruthy()
  expect(document.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(1)
  expect(screen.getByText('500 m around the gate')).toBeTruthy()
})

it('draws a place with a name as a square with the name, so that it is no person', async () => {
  render(<MapView label="Who is where" point={dock} name="Tobacco Dock" marks={[{ point: dock, label: 'Sam' }]} />)

  const place = (await screen.findByTitle('Tobacco Dock')).firstElementChild as HTMLElement
  const person = screen.getByTitle('Sam').firstElementChild as HTMLElement
  expect([place.style.borderRadius, person.style.borderRadius]).toEqual(['4px', '50%'])
  expect(screen.getAllByRole('tooltip').map((name) => name.textContent)).toEqual(['Tobacco Dock', 'Sam'])
})

it('shows a name as text, even if it looks like HTML', async () => {
  const name = 'Sam <img src=x onerror="alert(1)"> & Co'
  render(<MapView label="Who is where" point={dock} marks={[{ point: dock, label: name }]} />)

  expect((await screen.findByRole('tooltip')).textContent).toBe(name)
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

it('shows more than ten names one by one, and people above the pin of the site', async () => {
  const marks = Array.from({ length: 11 }, (_, number) => ({ point: dock, label: `Worker ${number}` }))
  render(<MapView label="Who is where" point={dock} marks={marks} />)

  const [pin, person] = [await screen.findByTitle('Pin'), screen.getByTitle('Worker 0')]
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(Number(person.style.zIndex)).toBeGreaterThan(Number(pin.style.zIndex))

  fireEvent.mouseOver(person)
  expect(screen.getByRole('tooltip').textContent).toBe('Worker 0')
})

it('makes no button of people: a press on one would do nothing, and several may be at one place', async () => {
  const marks = [
    { point: dock, label: 'Sam' },
    { point: dock, label: 'Ada' },
  ]
  render(<MapView label="Who is where" point={dock} marks={marks} />)

  const people = [await screen.findByTitle('Sam'), screen.getByTitle('Ada')]
  expect(people.map((person) => [person.getAttribute('role'), person.tabIndex])).toEqual([
    [null, -1],
    [null, -1],
  ])
})

it('says where its data is from below the map, over nothing that is drawn, until it is removed', async () => {
  const { rerender } = render(<MapView label="Tobacco Dock" point={dock} />)

  const source = await screen.findByText(/GeoNames/)
  expect(source.closest('.leaflet-container')).toBeNull()
  expect(screen.getByRole('group', { name: 'Tobacco Dock' }).contains(source)).toBe(true)
  rerender(<MapView label="Tobacco Dock" point={dock} tileUrl="https://tiles.s4.example/{z}/{x}/{y}.png" />)
  expect(await screen.findByText('© OpenStreetMap contributors')).toBeTruthy()
  expect(screen.queryByText(/GeoNames/)).toBeNull()
})

it('keeps marks beside the buttons', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(286)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(180)
  const jobs = [
    { id: 'north', point: { lat: 51.55, lng: 0 } },
    { id: 'south', point: { lat: 51.45, lng: 0 } },
    { id: 'east', point: { lat: 51.5, lng: 0.4 } },
    { id: 'west', point: { lat: 51.5, lng: -0.4 } },
  ].map((job) => ({ ...job, label: job.id, tone: 'job' as const }))
  render(<OverviewMap label="Jobs" text="" marks={jobs} />)

  const west = await screen.findByTitle('west')
  expect(DomUtil.getPosition(west).x).toBeGreaterThan(60)
})

it('names the only site among several marks at one place', async () => {
  // A map without a size has nothing in sight.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  render(
    <OverviewMap
      label="Sites and people"
      text=""
      marks={[
        { id: 'dock', point: dock, name: 'Tobacco Dock', label: 'Tobacco Dock, 1 on', tone: 'site' },
        { id: 'ada', point: dock, name: 'Ada Okafor', label: 'Ada Okafor', tone: 'person' },
      ]}
    />,
  )

  expect((await screen.findByRole('tooltip')).textContent).toBe('Tobacco Dock')
})

it('moves the pin by the keyboard', async () => {
  const picked: MapPoint[] = []
  render(<MapView label="Pin" point={dock} onPick={(point) => picked.push(point)} />)

  await userEvent.click(screen.getByRole('button', { name: 'North' }))
  await userEvent.click(screen.getByRole('button', { name: 'East' }))

  expect(picked).toEqual([
    { lat: 51.508125, lng: -0.0594 },
    { lat: 51.5079, lng: -0.059039 },
  ])
})

it('says where the pin is in words, and never in degrees', async () => {
  const found = { label: 'Wapping E1W 2SF', point: dock, approximate: false }
  function Placed() {
    const [point, setPoint] = useState<MapPoint | null>(null)
    return <PointPicker point={point} radius={150} onPick={setPoint} find={() => Promise.resolve([found])} />
  }
  const { container } = render(<Placed />)

  await userEvent.type(screen.getByLabelText('Find a postcode or a place'), 'E1W 2SF')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Wapping E1W 2SF' }))
  expect(screen.getByText('The pin is at Wapping E1W 2SF, with 150 m around it.')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'North' }))
  await userEvent.click(screen.getByRole('button', { name: 'West' }))
  expect(screen.getByText('The pin is 35 m north-west of Wapping E1W 2SF, with 150 m around it.')).toBeTruthy()
  expect(container.textContent).not.toMatch(/51\.5/)
})
