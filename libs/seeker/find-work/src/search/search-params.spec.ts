import { describe, expect, it } from 'vitest'
import { filterCount, parseSearch } from './search-params'

describe('the search in a URL', () => {
  it.each([
    ['nothing asked', '', {}],
    ['words and a place', 'text=doors&town=Leeds&within=10', { text: 'doors', town: 'Leeds', within: '10' }],
    ['pay in pounds', 'payFrom=14.50', { payFrom: 1450 }],
    ['pay that cannot be read', 'payFrom=lots', {}],
    ['an order of ours', 'sort=paid', { sort: 'paid' }],
    ['an order of nobody', 'sort=luck', {}],
    ['nearest to home', 'sort=nearest', { sort: 'nearest' }],
    ['only jobs the person can work', 'workable=yes', { workable: 'yes' }],
    ['saved jobs only', 'saved', { saved: 'yes' }],
    ['control characters, which nobody types', 'text=%00door%00s%07&town=%00', { text: 'door s' }],
    ['fields left empty', 'text=&town=+&from=', {}],
  ])('%s', (_name, url, search) => {
    expect(parseSearch(new URLSearchParams(url))).toEqual(search)
  })

  it('counts the filters that narrow it', () => {
    expect(filterCount(new URLSearchParams('text=a&town=Leeds&within=10&payFrom=12&role=key-holder&from='))).toBe(3)
  })

  it.each([
    ['yes', 1],
    ['1', 0],
  ])('counts workable=%s as %i', (value, count) => {
    expect(filterCount(new URLSearchParams({ workable: value }))).toBe(count)
  })
})
