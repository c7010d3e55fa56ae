import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ROOT_CONTEXT } from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SamplingDecision,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { deliverMessages } from '@s4/api-platform/channels'
import { deliverDueMail } from '@s4/api-platform/mail'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { aPushDevice } from '../../../src/testing/a-push-device'
import { requestsTo } from '../../../src/testing/requests'
import { stubService } from '../../../src/testing/stand-ins/stub-service'
import { startApi } from '../../../src/testing/start-api'
import { keepShare, sendTraces, startTraces } from '../../../src/watch/start-traces'
import { tracedWork } from '../../../src/due-work/traced-work'

const api = await startApi()
const service = await stubService()
api.deps.settings.pushServices = [service.origin]
const kept = new InMemorySpanExporter()
const settings = { ...api.deps.settings, tracesUrl: null, tracesShare: 1, role: 'all' } as const
const traces = startTraces(settings, new SimpleSpanProcessor(kept))
const lines: string[] = []
const log = pino({}, { write: (line: string) => void lines.push(line) })
const deps = { ...api.deps, log }
const app = await buildApp(deps)
const { as, anonymous } = requestsTo(app, deps.settings)
afterAll(async () => {
  await app.close()
  await service.close()
  await traces.stop()
})
beforeEach(() => {
  kept.reset()
  lines.length = 0
})

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-00`
const fromOurPage = { traceparent, 'sec-fetch-site': 'same-origin' }
const site = {
  name: 'Kestrel Yard',
  address: '1 High Street, Luton',
  postcode: 'LU1 1AA',
  point: { lat: 51.88, lng: -0.42 },
  arrivalInstructions: 'Ask for Ada on 07700 900123',
  checkpoints: [],
}
/** What a span says, without the clock and the library. */
const said = ({ name, attributes, events, status, links }: ReadableSpan) => ({
  name,
  attributes,
  events,
  status,
  links,
})
const rootOf = (spans: readonly ReadableSpan[]) => spans.find(({ name }) => /^(GET|POST)/.test(name))

describe('a request', () => {
  it('is one trace with its SQL, under the id that the browser gave', async () => {
    const company = await api.aCompany()
    kept.reset()

    const made = await as(company, 'POST', '/sites', site, fromOurPage)

    const spans = kept.getFinishedSpans()
    const root = rootOf(spans)
    expect([made.statusCode, made.headers['trace-id'], root?.name]).toEqual([200, TRACE_ID, 'POST /api/sites'])
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([TRACE_ID]))
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['select session', 'insert site']))
    expect(spans.filter((span) => span !== root).map(({ parentSpanContext }) => parentSpanContext?.spanId)).toEqual(
      spans.slice(1).map(() => root?.spanContext().spanId),
    )
    expect(root?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/sites',
      'http.response.status_code': 200,
    })
  })

  it('gets an id of its own without one, and no two share it', async () => {
    const [first, second] = await Promise.all([anonymous('GET', '/jobs'), anonymous('GET', '/jobs')])

    const ids = kept.getFinishedSpans().map((span) => span.spanContext().traceId)
    expect(new Set(ids)).toEqual(new Set([first.headers['trace-id'], second.headers['trace-id']]))
    expect(new Set(ids).size).toBe(2)
  })

  it.each(['', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${TRACE_ID}-${'0'.repeat(16)}-01`])(
    'ignores the traceparent %j',
    async (given) => {
      const answer = await anonymous('GET', '/jobs', undefined, { ...fromOurPage, traceparent: given })

      expect(answer.headers['trace-id']).toMatch(/^[\da-f]{32}$/)
      expect([TRACE_ID, '0'.repeat(32)]).not.toContain(answer.headers['trace-id'])
    },
  )

  it.each([{}, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }])(
    'takes no id from what is no page of ours: %j',
    async (headers) => {
      const answer = await anonymous('GET', '/jobs', undefined, { traceparent, ...headers })

      expect(answer.headers['trace-id']).toMatch(/^[\da-f]{32}$/)
      expect(answer.headers['trace-id']).not.toBe(TRACE_ID)
    },
  )

  it('tells nothing about people: no values, ids, addresses or queries', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker()
    kept.reset()

    const { id } = (await as(company, 'POST', '/sites', site)).json().data
    await as(company, 'GET', `/sites/${id}`)
    await as(seeker, 'GET', '/jobs?text=ada%40example.com')
    await as(seeker, 'PATCH', '/seeker/bank-account', { accountName: 'Ada Fox', accountNumber: '31926819' })

    const text = JSON.stringify(kept.getFinishedSpans().map(said))
    expect(text).toContain('GET /api/sites/:id')
    for (const secret of [
      id,
      company.uid,
      company.secret,
      seeker.uid,
      'Kestrel',
      'Luton',
      '07700',
      'ada',
      'Ada',
      '3192',
    ])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/[\w.]+@[\w.]+/)
  })
})

describe('a failure of ours', () => {
  it('gives the person a reference that finds the lines of the log and the trace', async () => {
    const company = await api.aCompany()
    const { id } = (await as(company, 'POST', '/sites', site)).json().data
    // Not an id of version 7, so the answer breaks the contract.
    await api.db.query(`update site set id = 'b0e15361-2c9e-7d1c-7a2a-bd9e38547fdb' where id = $1`, [id])
    kept.reset()

    const failed = (await as(company, 'GET', '/sites')).json()

    const reference = /tell S4 this reference: ([\dA-F]{8})\.$/.exec(failed.detail)?.[1]?.toLowerCase() ?? 'none'
    expect(failed.requestId.endsWith(reference)).toBe(true)
    expect(lines.filter((line) => line.includes(reference)).map((line) => JSON.parse(line).msg)).toContain(
      'request failed',
    )
    expect(rootOf(kept.getFinishedSpans())?.spanContext().traceId).toBe(failed.requestId)
    expect(rootOf(kept.getFinishedSpans())?.status.code).toBe(2)
  })

  it('in SQL names the code and not the row', async () => {
    await tracedWork(async () => void (await api.db.query(`select 'ada@example.com'::int`)), deps, new Date()).catch(
      () => undefined,
    )

    const sql = kept.getFinishedSpans().find(({ name }) => name === 'select')
    expect(sql && said(sql)).toMatchObject({ attributes: { 'error.type': '22P02' }, events: [], status: { code: 2 } })
    expect(JSON.stringify(kept.getFinishedSpans().map(said))).not.toContain('ada@')
  })
})

it('due work is a trace of its own, whose id is in its lines', async () => {
  const countMail: DueWork = async (given) => {
    await given.db.query('select 1 from mail')
    given.log.info('counted')
  }
  await tracedWork(countMail, deps, new Date())

  const spans = kept.getFinishedSpans()
  expect(spans.map(({ name }) => name)).toEqual(['select mail', 'countMail'])
  const ids = new Set(spans.map((span) => span.spanContext().traceId))
  expect(ids).toEqual(new Set([JSON.parse(lines[0] ?? '{}').traceId]))
})

describe('what a request causes', () => {
  const offer = async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker({ findable: true })
    await as(seeker, 'POST', '/push/devices', aPushDevice(service.origin))
    const job = await api.aPublishedJob(company)
    kept.reset()
    lines.length = 0
    const body = { seekerId: seeker.seekerId }
    const offered = await as(company, 'POST', `/jobs/${job.id}/offers`, body, {
      ...fromOurPage,
      'idempotency-key': randomUUID(),
    })
    expect(offered.statusCode).toBe(200)
    return seeker
  }
  const lineOf = (msg: string) => lines.map((line) => JSON.parse(line)).find((line) => line.msg === msg)

  it('is sent as a part of its trace: mail and push, with a link to the run that sends them', async () => {
    const seeker = await offer()
    const [root] = kept.getFinishedSpans().filter(({ name }) => name.startsWith('POST'))
    const rows = await api.db.query<{ traceParent: string }>(
      `select trace_parent from mail where recipient = $1
       union all select trace_parent from outgoing_message where uid = $2`,
      [seeker.email, seeker.uid],
    )
    const cause = `00-${TRACE_ID}-${root?.spanContext().spanId}-01`
    expect(rows).toEqual([{ traceParent: cause }, { traceParent: cause }])
    kept.reset()

    const sendMails: DueWork = (given, now) => deliverDueMail(given, now, async () => undefined)
    await tracedWork(sendMails, deps, deps.clock.now())
    await tracedWork(deliverMessages, deps, deps.clock.now())

    for (const [name, run, msg] of [
      ['send mail', 'sendMails', 'an email was sent'],
      ['send push', 'deliverMessages', 'a message was handed over'],
    ] as const) {
      const spans = kept.getFinishedSpans()
      const sent = spans.find((span) => span.name === name && span.spanContext().traceId === TRACE_ID)
      const runSpan = spans.find((span) => span.name === run)
      expect(sent?.parentSpanContext?.spanId).toBe(root?.spanContext().spanId)
      expect(sent?.links.map((link) => link.context.spanId)).toEqual([runSpan?.spanContext().spanId])
      expect(lineOf(msg)).toMatchObject({ causedBy: TRACE_ID, traceId: runSpan?.spanContext().traceId })
    }
    const settled = kept.getFinishedSpans().find(({ name }) => name === 'update mail')
    expect(settled?.spanContext().traceId).toBe(TRACE_ID)
  })

  it('by due work has the id of its run: in the audit and in the row of the email', async () => {
    const { uid, email, seekerId } = await api.aSeeker()
    const remind: DueWork = ({ db }, now) =>
      eachDue({ db, now }, [{ id: seekerId }], (ctx, id) =>
        ctx.record({
          action: 'a-spec.reminded',
          subject: { kind: 'seeker', id },
          seekerId: id,
          notices: [{ to: [uid], kind: 'document.expiring', title: 'A', link: '/', critical: true }],
        }),
      )
    kept.reset()
    await tracedWork(remind, deps, deps.clock.now())

    const run = kept.getFinishedSpans().find(({ name }) => name === 'remind')
    const id = run?.spanContext().traceId
    expect(await api.db.query(`select request_id from audit_entry where action = 'a-spec.reminded'`)).toEqual([
      { requestId: id },
    ])
    expect(await api.db.query('select trace_parent from mail where recipient = $1', [email])).toEqual([
      { traceParent: `00-${id}-${run?.spanContext().spanId}-01` },
    ])
  })
})

it('keeps the share of the setting, whichever ids and flags browsers choose', () => {
  const sampler = keepShare(0.1, settings.sessionKeys)
  // The usual sampler keeps all of these.
  const ids = Array.from({ length: 2000 }, (_, nth) => `${'0'.repeat(28)}${nth.toString(16).padStart(4, '0')}`)
  const keptOf = (given: readonly string[]) =>
    given.filter(
      (id) => sampler.shouldSample(ROOT_CONTEXT, id, '', 0, {}, []).decision === SamplingDecision.RECORD_AND_SAMPLED,
    )

  expect(keptOf(ids).length).toBeGreaterThan(140)
  expect(keptOf(ids).length).toBeLessThan(260)
  expect(keptOf(keptOf(ids))).toEqual(keptOf(ids))
})

it('is sent by OTLP to the address of the setting, and without one to nobody', async () => {
  const asked: IncomingMessage[] = []
  const collector = createServer((request, response) => {
    asked.push(request)
    request.resume()
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  // A server that listens on a port has an AddressInfo.
  const { port } = collector.address() as AddressInfo
  const sending = sendTraces({ ...settings, tracesUrl: `http://127.0.0.1:${port}/v1/traces` })
  const [span] = kept.getFinishedSpans()
  await anonymous('GET', '/jobs')

  for (const made of kept.getFinishedSpans()) sending?.onEnd(made)
  await sending?.shutdown()
  collector.close()

  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /v1/traces'])
  expect(span).toBeUndefined()
  expect(sendTraces(settings)).toBeNull()
})
