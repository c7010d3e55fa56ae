import { expect, it } from 'vitest'
import { namesToShow } from './names-to-show'

const town = (name: string, x: number, y: number) => ({ name, point: { lat: y, lng: x } })
const project = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat })

it('shows the larger of two towns whose names would overlap', () => {
  const towns = [town('London', 0, 0), town('Croydon', 20, 10), town('Reading', 200, 5), town('Luton', 10, 80)]

  expect(namesToShow(towns, project).map(({ name }) => name)).toEqual(['London', 'Reading', 'Luton'])
})
