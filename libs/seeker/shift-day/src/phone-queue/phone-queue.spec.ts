import type { Api } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { phoneDatabase } from './phone-database'
import { createPhoneQueue } from './phone-queue'
import { phoneStores } from '../testing/phone-stores'

phoneStores()

const WORK = '019a0000-0000-7000-8000-000000000001'

interface Sent {
  key: string
  name: string
}

/** A server that takes each key once; a cut loses the request or its answer. */
function aServer() {
  const taken: Sent[] = []
  const answers = new Map<string, unknown>()
  let calls = 0
  const cuts = { next: () => 'none' as 'none' | 'request' | 'answer' }
  const refusals = new Map<string, ApiError>()

  const takeOne = (name: string, key: string) => {
    const refusal = refusals.get(name)
    if (refusal)
      return { status: refusal.status, answer: null, failure: { code: refusal.code, detail: refusal.message } }
    if (!answers.has(key)) {
      taken.push({ key, name })
      answers.set(key, { taken: taken.length })
    }
    return { status: 200, answer: answers.get(key), failure: null }
  }

  const call = async (name: string, input: unknown, options: { headers?: Record<string, string> } = {}) => {
    calls += 1
    await Promise.resolve()
    const cut = cuts.next()
    if (cut === 'request') throw new ApiError('network.error')
    const results =
      name === 'phoneQueue.send'
        ? (input as { actions: Sent[] }).actions.map(({ key, name: action }) => ({ key, ...takeOne(action, key) }))
        : [{ key: '', ...takeOne(name, options.headers?.['idempotency-key'] ?? '') }]
    if (cut === 'answer') throw new ApiError('network.error')
    if (name === 'phoneQueue.send') return { results }
    const [result] = results
    if (result?.failure) throw refusals.get(name) ?? new ApiError('server.failed')
    return result?.answer
  }
  return {
    api: { call, upload: async () => ({ id: 'file' }) } as unknown as Api,
    taken,
    cuts,
    refusals,
    calls: () => calls,
  }
}

const database = phoneDatabase()
let uid: string | null = 'ada'

const aQueue = (api: Api, store = database) =>
  createPhoneQueue({
    api,
    database: store,
    person: () => uid,
    passFor: () => ({}),
    onAnswer: () => undefined,
    offset: () => 0,
    alone: (work) => work(),
  })

const report = (queue: ReturnType<typeof aQueue>, text: string) =>
  queue.press({ name: 'logbook.create', input: { id: WORK, text } })

afterEach(async () => {
  uid = 'ada'
  await database.clear()
})

describe('what a worker does on shift', () => {
  it('is answered at once while there is a signal, and nothing stays', async () => {
    const server = aServer()
    const queue = aQueue(server.api)

    expect(await report(queue, 'All quiet.')).toEqual({ taken: 1 })
    expect(await queue.list()).toEqual([])
  })

  it('is answered before the phone has put it away', async () => {
    const neverPutAway = { ...database, remove: () => new Promise<void>(() => undefined) }
    const queue = aQueue(aServer().api, neverPutAway)

    expect(await report(queue, 'All quiet.')).toEqual({ taken: 1 })
    expect(queue.kept()).toEqual([])
  })

  it('is stored when it says so, before anything is sent', async () => {
    const server = aServer()
    const seen: number[] = []
    let listed: Promise<unknown[]> | undefined
    await aQueue(server.api).press({
      name: 'logbook.create',
      input: { id: WORK, text: 'All quiet.' },
      onStored: () => {
        seen.push(server.calls())
        listed = database.list('ada')
      },
    })

    expect(seen).toEqual([0])
    expect(await listed).toHaveLength(1)
  })

  it('stays on the phone without a signal, and goes in order when there is one', async () => {
    const server = aServer()
    const queue = aQueue(server.api)
    server.cuts.next = () => 'request'
    await queue.press({ name: 'attendance.break', input: { id: WORK, action: 'start' } })
    await queue.press({ name: 'attendance.break', input: { id: WORK, action: 'end' } })
    expect(await queue.press({ name: 'attendance.bookOff', input: { id: WORK } })).toBeNull()
    const waiting = (await queue.list()).map(({ name }) => name)
    server.cuts.next = () => 'none'
    await queue.flush()

    expect(waiting).toEqual(['attendance.break', 'attendance.break', 'attendance.bookOff'])
    expect(server.taken.map(({ name }) => name)).toEqual(waiting)
    expect(await queue.list()).toEqual([])
  })

  it('is still there in a new page', async () => {
    const server = aServer()
    server.cuts.next = () => 'request'
    await report(aQueue(server.api), 'The gate is open.')
    server.cuts.next = () => 'none'

    await aQueue(server.api).flush()

    expect(server.taken).toHaveLength(1)
  })

  it('is refused beside the button when it was pressed a moment ago', async () => {
    const server = aServer()
    const queue = aQueue(server.api)
    server.refusals.set(
      'attendance.bookOff',
      new ApiError('assignment.wrong-state', { status: 409, message: 'It is over.' }),
    )

    await expect(queue.press({ name: 'attendance.bookOff', input: { id: WORK } })).rejects.toThrow('It is over.')
    expect(await queue.list()).toEqual([])
  })

  it('stays with the reason when it is refused later, until it is read; the rest goes on', async () => {
    const server = aServer()
    const queue = aQueue(server.api)
    server.cuts.next = () => 'request'
    await queue.press({ name: 'attendance.bookOff', input: { id: WORK } })
    await report(queue, 'Handed over.')
    server.cuts.next = () => 'none'
    server.refusals.set(
      'attendance.bookOff',
      new ApiError('assignment.wrong-state', { status: 409, message: 'It is over.' }),
    )

    await queue.flush()
    const [refused] = await queue.list()

    expect(refused).toMatchObject({ name: 'attendance.bookOff', refusal: { body: { detail: 'It is over.' } } })
    expect(server.taken.map(({ name }) => name)).toEqual(['logbook.create'])
    if (refused) await queue.dismiss(refused)
    expect(await queue.list()).toEqual([])
  })

  it('belongs to the person: another one neither sees nor sends it', async () => {
    const server = aServer()
    const queue = aQueue(server.api)
    server.cuts.next = () => 'request'
    await report(queue, 'Mine.')
    server.cuts.next = () => 'none'
    uid = 'bo'
    await queue.flush()
    const ofBo = await queue.list()
    uid = 'ada'

    expect([ofBo, server.taken]).toEqual([[], []])
    expect(await queue.list()).toHaveLength(1)
  })

  it('is sent with its pictures, which are not sent twice', async () => {
    const server = aServer()
    const upload = vi.fn(async () => ({ id: `file-${upload.mock.calls.length}` }))
    const queue = aQueue({ ...server.api, upload } as unknown as Api)
    server.cuts.next = () => 'request'
    await queue.press({
      name: 'logbook.create',
      input: { id: WORK, text: 'Broken glass.' },
      files: [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')],
    })
    server.cuts.next = () => 'none'
    await queue.flush()

    expect(upload).toHaveBeenCalledTimes(2)
    expect(server.taken).toHaveLength(1)
  })
})

it('of 500 actions in 200 runs of cuts and returns none is lost, doubled or out of order', async () => {
  const EACH = 500 / 200
  const server = aServer()
  let queue = aQueue(server.api)
  const pressed: string[] = []
  // The same sequence in every run of the spec.
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  server.cuts.next = () => (['none', 'request', 'answer'] as const)[Math.floor(random() * 3)] ?? 'none'

  for (let run = 0; run < 200; run += 1) {
    // The phone restarts now and then.
    if (random() < 0.1) queue = aQueue(server.api)
    const count = Math.floor((run + 1) * EACH) - Math.floor(run * EACH)
    for (let index = 0; index < count; index += 1) {
      pressed.push(`${pressed.length}`)
      await report(queue, pressed.at(-1) ?? '')
    }
    await queue.flush()
  }
  server.cuts.next = () => 'none'
  await queue.flush()

  expect(pressed).toHaveLength(500)
  expect(await queue.list()).toEqual([])
  expect(server.taken).toHaveLength(500)
  expect(new Set(server.taken.map(({ key }) => key)).size).toBe(500)
})
