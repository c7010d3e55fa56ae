import { expect, it } from 'vitest'
import { namesToShow } from './names-to-show'

const town = (name: string, x: number, y: number) => ({ name, point: { lat: y, lng: x } })
const shown = (...towns: ReturnType<typeof town>[]) =>
  namesToShow(towns, ({ lat, lng }) => ({ x: lng, y: lat }), { x: 400, y: 300 }).map(({ name }) => name)

it('shows the larger of two towns whose names would overlap', () => {
  const towns = [
    town('London', 100, 200),
    town('Croydon', 120, 210),
    town('Reading', 300, 205),
    town('Luton', 110, 280),
  ]

  expect(shown(...towns)).toEqual(['London', 'Reading', 'Luton'])
})

it('shows no name that the buttons cover or the edge cuts', () => {
  const towns = [
    town('Islington', 70, 40),
    town('Hull', 5, 250),
    town('Ipswich', 395, 250),
    town('Peckham', 200, 297),
    town('Camden', 70, 250),
  ]

  expect(shown(...towns)).toEqual(['Camden'])
})
