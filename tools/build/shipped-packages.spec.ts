import { expect, it } from 'vitest'
import { billOfMaterials } from './bill-of-materials'
import { shippedPackages } from './shipped-packages'

/** Licences that let S4 be run as a service without giving its source away. */
const ALLOWED = new Set([
  '(BSD-3-Clause OR GPL-2.0)',
  '(ISC AND CC-BY-3.0)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  // Loaded as a library and not changed: sharp's codecs and the HEIC decoder.
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND ISC AND BSD-3-Clause',
  'MIT-0',
  // Copyleft by file: web-push, which is not changed.
  'MPL-2.0',
  // The font of the screens: free to embed.
  'OFL-1.1',
  'PSF-2.0',
  // The fonts of the PDFs: free to embed.
  'SEE LICENSE IN README.md AND LICENSE',
  'Unlicense',
])
/** Packages that name no licence in their manifest, read by hand: MIT. */
const READ_BY_HAND = new Set(['limiter', 'png-js'])

it('every package has a licence that allows to run S4', () => {
  const refused = shippedPackages().filter(({ name, licence }) => !ALLOWED.has(licence) && !READ_BY_HAND.has(name))

  expect(refused).toEqual([])
})

it('the bill of materials names each package once with its place, version, address and licence', () => {
  const packages = shippedPackages()
  const { components } = billOfMaterials(packages)

  expect(components).toHaveLength(packages.length)
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(packages.length)
  expect(components.find(({ name }) => name === '@fastify/cookie')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40fastify\/cookie@\d/),
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  expect(components.find(({ name }) => name === 'date-holidays')?.licenses).toEqual([
    { expression: '(ISC AND CC-BY-3.0)' },
  ])
  expect(packages.some(({ name }) => name === 'vitest')).toBe(false)
})
