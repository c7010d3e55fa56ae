import { describe, expect, it } from 'vitest'
import { findChromium } from './find-chromium'
import { installedChromium } from './installed'

describe('an installed browser', () => {
  it.each<[name: string, present: string[], expected: string | undefined]>([
    [
      'the headless shell before the browser',
      ['/usr/bin/chromium', '/opt/bin/chromium-headless-shell'],
      '/opt/bin/chromium-headless-shell',
    ],
    ['Chrome, when it is all there is', ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
    ['nothing, on a bare machine', [], undefined],
  ])('is %s', (_name, present, expected) => {
    expect(installedChromium({ PATH: '/usr/bin:/opt/bin' }, (path) => present.includes(path))).toBe(expected)
  })
})

describe('the browser for the journeys', () => {
  it('is the first that can be found', async () => {
    const asked: string[] = []
    const way = (name: string, path?: string) => ({ name, find: () => (asked.push(name), path) })

    expect(await findChromium([way('one'), way('two', '/bin/two'), way('three', '/bin/three')])).toBe('/bin/two')
    expect(asked).toEqual(['one', 'two'])
  })

  it('throws an error that says what to do when every way fails', async () => {
    const nowhere = findChromium([{ name: 'the only way', find: () => undefined }])

    await expect(nowhere).rejects.toThrow('tried the only way')
  })
})
