import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resourcesIn } from './event-stream'
import { followChanges } from './follow-changes'

/** A stream controlled by the spec. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: Stream[] = []
  readyState = 1
  constructor(readonly url: string) {
    super()
    Stream.opened.push(this)
  }
  close = () => void (this.readyState = Stream.CLOSED)
  say = (type: string, data = '') => this.dispatchEvent(new MessageEvent(type, { data }))
}

/** Locks of one browser: the next request runs when the callback before it has settled. */
function aBrowser() {
  let before: Promise<unknown> = Promise.resolve()
  let isHeld = false
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const turn = before.then(() => {
      if (signal.aborted) return undefined
      isHeld = true
      return work().finally(() => (isHeld = false))
    })
    before = turn
    return turn
  }
  const query = async () => ({ held: isHeld ? [{ name: 's4-events' }] : [] })
  const locks = { request, query }
  return { aTab: () => Object.assign(new EventTarget(), { navigator: { locks } }) as unknown as Window }
}

const stops: (() => void)[] = []
const follow = (page: Window) => {
  const heard: (readonly string[])[] = []
  const stop = followChanges({ page, onChange: (resources) => heard.push(resources) })
  stops.push(stop)
  return { heard, stop }
}
const streams = (count: number) => vi.waitFor(() => expect(Stream.opened).toHaveLength(count))
const newest = () => Stream.opened.at(-1)

beforeEach(() => {
  Stream.opened.length = 0
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

describe('what a message names', () => {
  it.each([
    ['["jobs","offers"]', ['jobs', 'offers']],
    ['["jobs",7,null]', ['jobs']],
    ['[]', []],
    ['{"jobs":true}', ['*']],
    ['not json', ['*']],
    ['', ['*']],
  ])('%s', (text, resources) => {
    expect(resourcesIn(text)).toEqual(resources)
  })
})

describe('tabs of one browser', () => {
  it('share one stream, and each receives every change once', async () => {
    const { aTab } = aBrowser()
    const first = follow(aTab())
    const second = follow(aTab())
    await streams(1)

    newest()?.say('changed', '["jobs"]')

    await vi.waitFor(() => expect(second.heard).toEqual([['jobs']]))
    expect(first.heard).toEqual([['jobs']])
    expect(Stream.opened.map(({ url }) => url)).toEqual(['/api/events'])
  })

  it('take over the stream when its tab closes', async () => {
    const { aTab } = aBrowser()
    const first = follow(aTab())
    const second = follow(aTab())
    await streams(1)

    first.stop()
    await streams(2)
    newest()?.say('changed', '["offers"]')

    expect(Stream.opened[0]?.readyState).toBe(Stream.CLOSED)
    expect(second.heard).toEqual([['offers']])
    expect(first.heard).toEqual([])
  })

  it('all hear whether the stream stands', async () => {
    const { aTab } = aBrowser()
    const heard: [string, boolean][] = []
    for (const name of ['first', 'second'])
      stops.push(
        followChanges({
          page: aTab(),
          onChange: () => {},
          onConnection: (connected) => heard.push([name, connected]),
        }),
      )
    await streams(1)

    newest()?.say('ready')
    await vi.waitFor(() =>
      expect(heard).toEqual([
        ['first', true],
        ['second', true],
      ]),
    )
    newest()?.say('error')

    await vi.waitFor(() =>
      expect(heard.slice(2)).toEqual([
        ['first', false],
        ['second', false],
      ]),
    )
  })

  it('each have a stream of their own without locks', async () => {
    const aPlainTab = () => Object.assign(new EventTarget(), { navigator: {} }) as unknown as Window
    follow(aPlainTab())
    follow(aPlainTab())

    await streams(2)
  })
})

describe('a stream', () => {
  const open = async () => {
    const page = aBrowser().aTab()
    const followed = follow(page)
    await streams(1)
    return { ...followed, page }
  }

  it('sends the time of the page load, and reports what changed since', async () => {
    const heard: (readonly string[])[] = []
    stops.push(
      followChanges({
        page: aBrowser().aTab(),
        since: '2026-11-22T09:00:00.000Z',
        onChange: (resources) => heard.push(resources),
      }),
    )
    await streams(1)

    newest()?.say('ready')
    newest()?.say('changed', '["*"]')

    expect(newest()?.url).toBe('/api/events?since=2026-11-22T09:00:00.000Z')
    expect(heard).toEqual([['*']])
  })

  it('is asked apart for what changed since the page was loaded where it stands already', async () => {
    const { aTab } = aBrowser()
    follow(aTab())
    await streams(1)
    const heard: (readonly string[])[] = []
    const stop = followChanges({
      page: aTab(),
      since: '2026-11-22T09:00:00.000Z',
      onChange: (resources) => heard.push(resources),
    })
    stops.push(stop)
    await streams(2)

    newest()?.say('changed', '["*"]')

    expect(newest()?.url).toBe('/api/events?since=2026-11-22T09:00:00.000Z')
    expect(heard).toEqual([['*']])
    stop()
    expect(newest()?.readyState).toBe(Stream.CLOSED)
  })

  it('refreshes the session when it is refused, and is tried again', async () => {
    const { heard } = await open()
    vi.useFakeTimers()

    newest()?.close()
    newest()?.say('error')
    expect(heard).toEqual([['session']])
    vi.advanceTimersByTime(5000)
    newest()?.say('changed', '["*"]')

    expect(Stream.opened).toHaveLength(2)
    expect(heard).toEqual([['session'], ['*']])
  })

  it('stays one however long it is refused', async () => {
    await open()
    vi.useFakeTimers()
    for (let seconds = 0; seconds < 120; seconds += 5) {
      newest()?.close()
      newest()?.say('error')
      vi.advanceTimersByTime(5000)
    }
    expect(Stream.opened).toHaveLength(25)
    expect(Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED)).toHaveLength(1)
  })

  it('is opened again after a silence, and beats keep it open', async () => {
    await open()
    vi.useFakeTimers()
    newest()?.say('ready')

    vi.advanceTimersByTime(40_000)
    newest()?.say('beat')
    vi.advanceTimersByTime(40_000)
    expect(Stream.opened).toHaveLength(1)
    vi.advanceTimersByTime(10_000)

    expect(Stream.opened.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED, 1])
  })

  it('pauses in the back/forward cache, and reports a change of everything afterwards', async () => {
    const { heard, page } = await open()

    page.dispatchEvent(new Event('pagehide'))
    expect(newest()?.readyState).toBe(Stream.CLOSED)
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await streams(2)

    expect(heard).toEqual([['*']])
  })
})
