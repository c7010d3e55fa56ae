import { SESSION_COOKIE, xsrfToken } from '@s4/api-identity/session'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { personalTables } from '../../../src/export/personal-tables'
import { aScreenedSeeker, askReferee, declare, employmentOf, secretFor } from '../../../src/testing/a-screening'
import type { Seeker } from '../../../src/testing/a-seeker'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const file = async (seeker: Seeker) => (await api.as(seeker, 'GET', '/screening')).json().data
const travel = { kind: 'travel', title: 'Travelling in Portugal', from: '2022-01-01', to: '2022-03-31' }

describe('activities', () => {
  it('are added, changed and removed by their worker only', async () => {
    const sam = await api.aSeeker()
    const { id } = (await api.as(sam, 'POST', '/screening/activities', travel)).json().data
    const path = `/screening/activities/${id}`
    const change = { ...travel, title: "Sam's travels", to: '2022-04-30' }
    await api.refusals({
      method: 'PATCH',
      path,
      body: change,
      wrongRole: await api.aCompany(),
      stranger: await api.aSeeker(),
    })
    await api.refusals({ method: 'DELETE', path, wrongRole: await api.aCompany(), stranger: await api.aSeeker() })

    expect((await api.as(sam, 'PATCH', path, change)).json().data).toEqual({ id, ...change })
    expect((await file(sam)).entries).toMatchObject([
      { kind: 'activity', activityKind: 'travel', title: "Sam's travels", to: '2022-04-30' },
      { kind: 'employment' },
      { kind: 'education' },
    ])
    expect((await api.as(sam, 'DELETE', path)).statusCode).toBe(200)
    expect((await file(sam)).entries).toHaveLength(2)
  })

  it.each([
    [{ from: '2026-11-17', to: null }, 'from'],
    [{ to: '2026-11-17' }, 'to'],
    [{ to: '2021-12-31' }, 'to'],
    [{ kind: 'prison' }, 'kind'],
  ])('are refused with %j', async (change, field) => {
    const refused = await api.as(await api.aSeeker(), 'POST', '/screening/activities', { ...travel, ...change })

    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })
})

it('the file shows gaps until they are explained', async () => {
  const sam = await api.aSeeker()
  const job = await employmentOf(api, sam)
  await api.as(sam, 'PATCH', `/experience/${job}`, {
    employer: 'Northgate Security',
    position: 'Door supervisor',
    from: '2016-01-01',
    to: '2026-05-15',
  })
  const gap = { from: '2026-05-16', to: '2026-11-16' }

  expect((await file(sam)).coverage).toMatchObject({ months: 60, coveredMonths: 54, gaps: [{ ...gap, missing: gap }] })
  await api.as(sam, 'POST', '/gap-notes', { ...gap, reason: 'Caring for my father' })
  expect((await file(sam)).coverage).toMatchObject({ coveredMonths: 54, gaps: [{ ...gap, missing: null }] })
})

describe('the declaration', () => {
  it('is stored sealed and read by its worker', async () => {
    const sam = await api.aSeeker()
    const body = {
      judgments: { any: 'yes', details: 'Judgment of £12,000 in 2024' },
      convictions: { any: 'no', details: 'left from before' },
      consent: true,
    }
    await api.refusals({ method: 'PUT', path: '/screening/declaration', body, wrongRole: await api.aCompany() })

    expect((await api.as(sam, 'PUT', '/screening/declaration', body)).statusCode).toBe(200)

    expect((await file(sam)).declaration).toEqual({
      version: '2026-11',
      declaredAt: '2026-11-16T09:00:00.000Z',
      judgments: 'Judgment of £12,000 in 2024',
      convictions: '',
    })
    const [row] = await api.db.query<{ judgmentsSealed: Buffer }>(
      'select judgments_sealed from screening_declaration where seeker_id = $1',
      [sam.seekerId],
    )
    expect(row?.judgmentsSealed.toString()).not.toContain('12,000')
  })

  it.each([
    [{ consent: false }, 'consent'],
    [{ convictions: { any: 'yes', details: ' ' } }, 'convictions.details'],
  ])('is refused with %j', async (change, field) => {
    const refused = await api.as(await api.aSeeker(), 'PUT', '/screening/declaration', {
      judgments: { any: 'no' },
      convictions: { any: 'no' },
      consent: true,
      ...change,
    })

    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })

  it('withdrawn ends the links of referees', async () => {
    const sam = await api.aSeeker()
    const email = 'ended@northgate.example'
    await declare(api, sam)
    await askReferee(api, sam, { email })
    const secret = await secretFor(api, email)

    expect((await api.as(sam, 'DELETE', '/screening/declaration')).statusCode).toBe(200)

    expect((await api.anonymous('POST', '/references/open', { secret })).statusCode).toBe(410)
    expect((await file(sam)).declaration).toBeNull()
    expect((await api.as(sam, 'DELETE', '/screening/declaration')).statusCode).toBe(404)
  })
})

describe('evidence', () => {
  const aFile = async (seeker: Seeker) => {
    const form = new FormData()
    form.append('purpose', 'screening')
    form.append(
      'file',
      new Blob(['%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer << >>\n%%EOF'], { type: 'application/pdf' }),
      'p45.pdf',
    )
    const encoded = new Response(form)
    const sent = await api.app.inject({
      method: 'POST',
      url: '/api/files',
      headers: {
        ...headersOf(seeker),
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    return sent.json().data.id as string
  }
  const headersOf = (seeker: Seeker) => {
    const { settings } = api.deps
    const host = `seeker.${settings.baseDomain}:${settings.port}`
    return {
      host,
      origin: `http://${host}`,
      cookie: `${SESSION_COOKIE}=${seeker.secret}`,
      'firebase-id': seeker.uid,
      'x-xsrf-token': xsrfToken(settings.sessionKeys, seeker.sessionId),
    }
  }

  it('is added to my own history and goes with it', async () => {
    const sam = await api.aSeeker()
    const other = await api.aSeeker()
    const body = {
      entryKind: 'employment',
      entryId: await employmentOf(api, sam),
      fileId: await aFile(sam),
      note: 'P45 of Northgate',
    }
    await api.refusals({ method: 'POST', path: '/screening/evidence', body, wrongRole: await api.aCompany() })
    expect((await api.as(other, 'POST', '/screening/evidence', body)).statusCode).toBe(404)

    expect((await api.as(sam, 'POST', '/screening/evidence', body)).statusCode).toBe(200)
    const [job] = (await file(sam)).entries
    expect(job.evidence).toMatchObject([{ note: 'P45 of Northgate', fileName: 'p45.pdf' }])
    const path = `/screening/evidence/${job.evidence[0].id}`
    await api.refusals({ method: 'DELETE', path, wrongRole: await api.aCompany(), stranger: other })

    await api.as(sam, 'DELETE', `/experience/${body.entryId}`)
    expect((await api.as(sam, 'DELETE', path)).statusCode).toBe(404)
    expect((await api.as(sam, 'GET', job.evidence[0].file.replace('/api', ''))).statusCode).toBe(404)
  })
})

it('the file is a numbered PDF for its worker, with every answer', async () => {
  const sam = await aScreenedSeeker(api, { fullname: "Siân O'Brien" })

  const sent = await api.as(sam, 'GET', '/screening.pdf')

  expect(sent.headers['cache-control']).toBe('private, no-store')
  const text = textOfPdf(sent.rawPayload)
  expect(text).toContain("Screening file of Siân O'Brien")
  expect(text).toContain("Niamh O'Neill")
  expect(text).toContain('60 of 60')
  expect(text).toMatch(/Page 1 of \d/)
  expect((await api.anonymous('GET', '/screening.pdf')).statusCode).toBe(401)
  expect((await api.as(await api.aCompany(), 'GET', '/screening.pdf')).statusCode).toBe(403)
})

it('an erased worker leaves no file, referee or mail', async () => {
  const sam = await api.aSeeker()
  await declare(api, sam)
  await askReferee(api, sam, { email: 'left@northgate.example' })
  await api.as(sam, 'POST', '/screening/activities', travel)
  await api.db.query('update account set erase_at = $2 where uid = $1', [sam.uid, new Date('2026-11-16T08:00:00Z')])

  await runDue(api.deps, api.deps.clock.now())

  for (const table of ['screening_activity', 'screening_declaration', 'screening_reference'])
    expect(await api.db.query(`select 1 from ${table} where seeker_id = $1`, [sam.seekerId])).toEqual([])
  expect(await api.db.query(`select 1 from mail where recipient = 'left@northgate.example'`)).toEqual([])
})

it('the own export holds the file, opened', async () => {
  const sam = await aScreenedSeeker(api)

  const names = (await personalTables(api.db, 'seeker')).map(({ name }) => name)

  expect(names).toEqual(
    expect.arrayContaining([
      'screening_activity',
      'screening_declaration',
      'screening_decision',
      'screening_evidence',
      'screening_reference',
    ]),
  )
  expect(names).not.toContain('screening_reference_link')
  const exported = unzipSync((await api.as(sam, 'GET', '/user/export')).rawPayload)
  const held = JSON.parse(strFromU8(exported['all.json'] ?? new Uint8Array()))
  expect(held.screening_reference).toMatchObject([
    { name: "Niamh O'Neill", email: `referee-${sam.uid}@northgate.example` },
  ])
})
