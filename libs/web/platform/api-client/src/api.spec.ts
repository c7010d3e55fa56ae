import { routes } from '@s4/contract/routes'
import { ApiError } from '@s4/contract/api-error'
import { afterEach, describe, expect, it } from 'vitest'
import { createApi } from './api'

const ID = '01939000-0000-7000-8000-000000000001'

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; Max-Age=0'
})

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const sent: { url: string; method: string | undefined; headers: Headers; body: unknown }[] = []
  const told: string[] = []
  const api = createApi({
    endpoints: routes,
    uid: () => 'sam',
    onSessionFailure: ({ code }) => told.push(code),
    fetch: (url, init) => {
      sent.push({
        url: typeof url === 'string' ? url : '',
        method: init?.method,
        headers: new Headers(init?.headers),
        body: init?.body,
      })
      return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }))
    },
  })
  return { api, sent, told }
}

const failureFrom = async (asking: Promise<unknown>) => {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('the call was expected to fail with an ApiError')
  return error
}

describe('a call', () => {
  it('puts what the path names into the path and the rest of a read into the query', async () => {
    const { api, sent } = answering(200, { data: [], nextCursor: null })

    await api.call('jobs.list', { status: 'assigned', limit: 5 })
    await api.call('jobSearch.show', { id: ID }).catch(() => null)

    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/company/jobs?status=assigned&limit=5',
      `GET /api/jobs/${ID}`,
    ])
  })

  it('puts the rest of a write into the body, with the uid and the CSRF token in headers', async () => {
    document.cookie = 'XSRF-TOKEN=from-the-page'
    const { api, sent } = answering(200, { data: {} })

    await api.call('applications.create', { id: ID, note: 'Hello' })

    const [{ url, body, headers } = {}] = sent
    expect([url, body]).toEqual([`/api/jobs/${ID}/applications`, '{"note":"Hello"}'])
    expect(headers?.get('traceparent')).toMatch(/^00-/)
    expect([headers?.get('firebase-id'), headers?.get('x-xsrf-token'), headers?.get('idempotency-key')]).toEqual([
      'sam',
      'from-the-page',
      null,
    ])
  })

  it('returns the data, or the page of a paged list', async () => {
    expect(await answering(200, { data: { token: 't' } }).api.call('session.customToken', {})).toEqual({ token: 't' })
    expect(await answering(200, { data: [], nextCursor: 'on' }).api.call('jobSearch.list', {})).toEqual({
      data: [],
      nextCursor: 'on',
    })
  })
})

describe('a call that fails', () => {
  it('is Network Error when no response comes', async () => {
    const api = createApi({
      endpoints: routes,
      uid: () => null,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    })

    const { code, message } = await failureFrom(api.call('jobSearch.list', {}))

    expect([code, message]).toEqual(['network.error', 'Network Error'])
  })

  it('has the server’s message, fields and waiting time', async () => {
    const { api } = answering(
      422,
      { code: 'input.invalid', detail: 'Look again.', fields: { title: 'Give the job a title' } },
      { 'retry-after': '30' },
    )

    const failure = await failureFrom(api.call('jobs.publish', { id: ID }))

    expect(failure).toMatchObject({
      code: 'input.invalid',
      message: 'Look again.',
      fields: { title: 'Give the job a title' },
      retryAfterSeconds: 30,
    })
  })

  it.each([
    ['a proxy’s page', 502, '<html>Bad Gateway</html>', 'server.busy'],
    ['an answer nobody knows', 418, { code: 'tea.pot' }, 'server.failed'],
    ['an empty answer', 500, '', 'server.busy'],
  ])('has a plain message for %s', async (_what, status, body, code) => {
    expect((await failureFrom(answering(status, body).api.call('jobSearch.list', {}))).code).toBe(code)
  })

  it('reports only session failures to the session', async () => {
    const ended = answering(401, { code: 'session.expired', detail: 'Sign in.' })
    const refused = answering(404, { code: 'job.missing', detail: 'It is gone.' })

    await failureFrom(ended.api.call('jobSearch.list', {}))
    await failureFrom(refused.api.call('jobSearch.list', {}))

    expect([ended.told, refused.told]).toEqual([['session.expired'], []])
  })

  it('refuses a file over 10 MB before it is sent', async () => {
    const { api, sent } = answering(200, { data: {} })

    const { code } = await failureFrom(
      api.upload(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'night.jpg'), 'logbook'),
    )

    expect([code, sent.length]).toEqual(['file.too-large', 0])
  })
})

describe('an endpoint that is not among the first', () => {
  const apiOf = (moreEndpoints: () => Promise<typeof routes>) => {
    const sent: string[] = []
    const api = createApi({
      endpoints: { 'session.show': 'GET /session' },
      moreEndpoints,
      uid: () => 'sam',
      fetch: (url) => (sent.push(url), Promise.resolve(Response.json({ data: [] }))),
    })
    return { api, sent }
  }

  it('is found in the table that loads with its first call', async () => {
    let loaded = 0
    const { api, sent } = apiOf(() => ((loaded += 1), Promise.resolve(routes)))

    await api.call('session.show', {})
    expect(loaded).toBe(0)
    await api.call('experience.list', {})
    expect(sent).toEqual(['/api/session', '/api/experience'])
  })

  it('cannot be called while the table does not load', async () => {
    const { api } = apiOf(() => Promise.reject(new TypeError('Failed to fetch')))

    expect((await failureFrom(api.call('experience.list', {}))).code).toBe('network.error')
  })
})

describe('an idempotent write', () => {
  const keys: (string | null)[] = []
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const answer = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }))
  const apiWith = (...answers: (() => Promise<Response>)[]) =>
    createApi({
      endpoints: routes,
      uid: () => 'sam',
      fetch: (_url, init) => {
        keys.push(new Headers(init.headers).get('idempotency-key'))
        return (answers.shift() ?? answer(200, { data: {} }))()
      },
    })
  const apply = (api: ReturnType<typeof createApi>, note: string) =>
    api.call('applications.create', { id: ID, note }, { idempotent: true }).catch(() => null)

  afterEach(() => void keys.splice(0))

  it.each([
    ['no answer came', lost],
    ['the server failed', answer(500, { code: 'server.failed' })],
    ['it was still being worked on', answer(409, { code: 'request.in-progress' })],
  ])('keeps its key when it is repeated after %s', async (_why, first) => {
    const api = apiWith(first)

    await apply(api, 'Hello')
    await apply(api, 'Hello')

    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('is one request for a double click, and both get its answer', async () => {
    const api = apiWith(answer(200, { data: { id: ID } }), answer(503, { code: 'server.busy', detail: 'Busy.' }))

    const answers = await Promise.all([apply(api, 'Hello'), apply(api, 'Hello')])
    await apply(api, 'Hello')

    expect(answers).toEqual([{ id: ID }, { id: ID }])
    expect(new Set(keys).size).toBe(2)
    expect(keys).toHaveLength(2)
  })

  it('gets a new key after a result, and for another input', async () => {
    const api = apiWith(answer(200, { data: {} }), answer(409, { code: 'job.full' }), lost)

    for (const note of ['Hello', 'Hello', 'Hello', 'Hello again']) await apply(api, note)

    expect(new Set(keys).size).toBe(4)
  })
})
