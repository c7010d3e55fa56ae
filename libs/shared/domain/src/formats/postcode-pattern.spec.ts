import { expect, it } from 'vitest'
import { postcodePattern } from './postcode'

const known = ['LS2 7HY', 'LS21 3AB', 'L1 8JQ', 'SW1A 1AA', 'E1W 2SF', 'E1 7HY', 'E17 2SF']
const found = (text: string) => {
  const pattern = postcodePattern(text)
  return pattern === null ? null : known.filter((postcode) => new RegExp(pattern).test(postcode))
}

it.each<[text: string, postcodes: string[] | null]>([
  ['LS2', ['LS2 7HY']],
  ['ls2', ['LS2 7HY']],
  [' LS2 ', ['LS2 7HY']],
  ['LS2 7', ['LS2 7HY']],
  ['LS27HY', ['LS2 7HY']],
  ['ls2  7hy', ['LS2 7HY']],
  ['LS21', ['LS21 3AB']],
  ['LS', ['LS2 7HY', 'LS21 3AB']],
  ['L', ['L1 8JQ']],
  ['SW1A', ['SW1A 1AA']],
  ['SW1A1AA', ['SW1A 1AA']],
  ['E1', ['E1 7HY']],
  ['E1W2SF', ['E1W 2SF']],
  ['E17', ['E1 7HY', 'E17 2SF']],
  ['Leeds', null],
  ['door', null],
  ['', null],
  ['.*', null],
])('%j finds %j', (text, postcodes) => {
  expect(found(text)).toEqual(postcodes)
})
