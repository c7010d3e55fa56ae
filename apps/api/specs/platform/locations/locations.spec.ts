import { describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { offlineGazetteer, remoteGeocoder } from '@s4/api-platform/locations'

const api = await startApi()

describe('the gazetteer finds', () => {
  it.each([
    ['a town by its name', 'leeds', 'Leeds, England'],
    ['the largest town that starts with the text', 'manch', 'Manchester, England'],
    ['the town at the end of an address', '50 Porters Walk, London', 'London, England'],
    ['a full postcode', 'ls1 4dy', 'LS1 4DY (Leeds)'],
    ['the first half of a postcode', 'SW1A', 'SW1A (London SW)'],
    ['a postcode area', 'BT', 'BT (Belfast)'],
  ])('%s', async (_name, text, label) => {
    const [best] = await offlineGazetteer.search(text)

    expect(best).toMatchObject({ label, approximate: true })
  })

  it.each([
    ['an unknown name', 'zzyzx'],
    ['an area that does not exist', 'QQ1 1AA'],
    ['punctuation', '%_,'],
  ])('nothing for %s', async (_name, text) => {
    expect(await offlineGazetteer.search(text)).toEqual([])
  })
})

it('places can be searched without a session', async () => {
  const answer = await api.anonymous('GET', '/places?q=York')

  expect(answer.json().data[0]).toEqual({
    label: 'York, England',
    point: { lat: 53.9576, lng: -1.0827 },
    approximate: true,
  })
})

it('an empty search is refused', async () => {
  const answer = await api.anonymous('GET', '/places?q=')

  expect(answer.json()).toMatchObject({ status: 422, fields: { q: 'Type a place or a postcode.' } })
})

it('the remote geocoder reads responses in the format of Nominatim', async () => {
  const found = [{ display_name: '50 Porters Walk, London', lat: '51.5079', lon: '-0.0594', category: 'building' }]
  const geocoder = remoteGeocoder('http://places.example/search', () => Promise.resolve(Response.json(found)))

  expect(await geocoder.search('Porters Walk')).toEqual([
    { label: '50 Porters Walk, London', point: { lat: 51.5079, lng: -0.0594 }, approximate: false },
  ])
})

it('the remote geocoder fails with server.busy when its service is unavailable', async () => {
  const geocoder = remoteGeocoder('http://places.example/search', () => Promise.reject(new Error('no route')))

  await expect(geocoder.search('York')).rejects.toMatchObject({ code: 'server.busy' })
})

it('the remote geocoder leaves a service alone that is away, and says what to do by hand', async () => {
  let asked = 0
  const geocoder = remoteGeocoder('http://places.example/search', () => {
    asked += 1
    return Promise.reject(new Error('no route'))
  })
  const search = () => geocoder.search('York').catch((error: unknown) => error)

  for (let tries = 0; tries < 5; tries += 1) await search()

  expect(await search()).toMatchObject({ code: 'server.busy', message: expect.stringContaining('pin on the map') })
  expect(asked).toBe(5)
})
