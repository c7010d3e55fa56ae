import { describe, expect, it } from 'vitest'
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
  const started = (number: number) => (count >= number ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(number, resolve)))
  return { start, started }
}

describe('a supervised service', () => {
  it('is started again, with a sentence, when it ends by itself', async () => {
    const [first, second] = [aService(), aService()]
    const { start, started } = inTurn(first, second)
    const said: string[] = []
    await supervise({ name: 'The server', log: 'api.log', start, say: (sentence) => said.push(sentence), giveUp: () => said.push('gave up') })

    first.end('ended with code 1')
    await started(2)

    expect(said).toEqual(['The server ended with code 1 and is being started again; its log is api.log.'])
  })

  it('stays ended when it is stopped', async () => {
    const only = aService()
    const said: string[] = []
    const service = await supervise({ name: 'The server', log: 'api.log', start: inTurn(only).start, say: (sentence) => said.push(sentence), giveUp: () => said.push('gave up') })

    await service.stop()
    only.end('ended by SIGTERM')
    await only.ended

    expect(only.stopped).toEqual(['yes'])
    expect(said).toEqual([])
  })

  it('is given up when it ends a sixth time within a minute', async () => {
    const services = Array.from({ length: 6 }, aService)
    const { start, started } = inTurn(...services)
    const why = new Promise<Error>((resolve) => {
      void supervise({ name: 'The server', log: 'api.log', start, say: () => {}, giveUp: resolve })
    })

    for (const [index, service] of services.entries()) {
      await started(index + 1)
      service.end('ended with code 1')
    }

    expect((await why).message).toBe('The server keeps ending (ended with code 1). Its log is api.log.')
  })
})
