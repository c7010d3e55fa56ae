import { describe, expect, it } from 'vitest'
import { lastingRefusal, refusal } from '../../workspace/refusal'
import { supervise } from './supervise'

function aService() {
  let end = (_how: string) => {}
  const stopped: string[] = []
  const ended = new Promise<string>((resolve) => (end = resolve))
  return { url: 'http://127.0.0.1:1', ended, end, stopped, stop: async () => void stopped.push('yes') }
}

/** Starts the services in turn; `started` resolves when that many have been. */
function inTurn(...services: ReturnType<typeof aService>[]) {
  let count = 0
  const waiting = new Map<number, () => void>()
  const start = async () => {
    const service = services[count++]
    waiting.get(count)?.()
    if (!service) throw new Error('No service is left to start.')
    return service
  }
  const started = (number: number) =>
    count >= number ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(number, resolve))
  return { start, started }
}

describe('a supervised service', () => {
  it('is restarted with a message when it ends by itself', async () => {
    const [first, second] = [aService(), aService()]
    const { start, started } = inTurn(first, second)
    const said: string[] = []
    await supervise({
      name: 'The server',
      log: 'api.log',
      start,
      say: (sentence) => said.push(sentence),
      giveUp: () => said.push('gave up'),
    })

    first.end('ended with code 1')
    await started(2)

    expect(said).toEqual(['The server ended with code 1 and is being started again; its log is api.log.'])
  })

  it('stays ended when it is stopped', async () => {
    const only = aService()
    const said: string[] = []
    const service = await supervise({
      name: 'The server',
      log: 'api.log',
      start: inTurn(only).start,
      say: (sentence) => said.push(sentence),
      giveUp: () => said.push('gave up'),
    })

    await service.stop()
    only.end('ended by SIGTERM')
    await only.ended

    expect(only.stopped).toEqual(['yes'])
    expect(said).toEqual([])
  })

  it.each([
    [undefined, [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]],
    [2000, [1000, 2000, 2000, 2000, 2000, 2000, 2000, 2000]],
  ])('is restarted however often it ends, after pauses that grow; the longest given: %s', async (longest, expected) => {
    const services = Array.from({ length: 10 }, aService)
    const { start, started } = inTurn(...services)
    const pauses: number[] = []
    await supervise({
      name: 'The server',
      log: 'api.log',
      start,
      say: () => {},
      giveUp: () => {},
      ...(longest !== undefined && { longest }),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    })

    for (const [index, service] of services.slice(0, -1).entries()) {
      service.end('ended with code 1')
      await started(index + 2)
    }

    expect(pauses).toEqual(expected)
  })

  it('is restarted at once after it has run for a minute', async () => {
    const [first, second, third] = [aService(), aService(), aService()]
    const { start, started } = inTurn(first, second, third)
    const pauses: number[] = []
    let time = 0
    await supervise({
      name: 'The server',
      log: 'api.log',
      start,
      say: () => {},
      giveUp: () => {},
      now: () => time,
      pause: async (milliseconds) => void pauses.push(milliseconds),
    })

    first.end('ended with code 1')
    await started(2)
    time = 60_000
    second.end('ended with code 1')
    await started(3)

    expect(pauses).toEqual([])
  })

  it('is tried again when starting it fails', async () => {
    const [first, second] = [aService(), aService()]
    const starts = [
      async () => first,
      () => Promise.reject(new Error('ended with code 1 while starting')),
      () => Promise.reject(refusal('did not answer')),
      async () => second,
    ]
    const said: string[] = []
    const revived = new Promise<void>((resolve) => {
      const start = () => {
        if (starts.length === 1) resolve()
        return (starts.shift() ?? (async () => second))()
      }
      void supervise({
        name: 'The server',
        log: 'api.log',
        start,
        say: (sentence) => said.push(sentence),
        giveUp: () => said.push('gave up'),
        pause: async () => {},
      })
    })

    first.end('ended with code 1')
    await revived

    expect(said).toEqual([
      'The server ended with code 1 and is being started again; its log is api.log.',
      'The server did not start and is being started again in 1 s; its log is api.log.',
      'The server did not start and is being started again in 2 s; its log is api.log.',
    ])
  })

  it('is not restarted after a refusal that is final', async () => {
    const only = aService()
    const starts = [
      async () => only,
      () => Promise.reject(lastingRefusal('S4_DATA_KEY is not the key of this database.')),
    ]
    const why = new Promise<Error>((resolve) => {
      void supervise({
        name: 'The server',
        log: 'api.log',
        start: () => (starts.shift() ?? (async () => only))(),
        say: () => {},
        giveUp: resolve,
        pause: async () => {},
      })
    })

    only.end('ended with code 78')

    expect((await why).message).toBe('S4_DATA_KEY is not the key of this database.')
  })
})
