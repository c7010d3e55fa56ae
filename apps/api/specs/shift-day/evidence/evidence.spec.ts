import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { removeOldEvidence } from '@s4/api-shift-day/evidence'
import { expect, it } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import { aShift, bookOnShift } from '../../../src/testing/a-shift'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

async function aNightWithAReport() {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  const token = await bookOnShift(api, shift)
  const onShift = { 'shift-token': token }
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  const { payload, headers } = aForm({ purpose: 'logbook' }, { file: { name: 'gate.webp', bytes: picture } })
  const file = (await api.anonymous('POST', '/files', payload, { ...headers, ...onShift })).json().data
  api.moveTo('2026-11-21T22:12:00.000Z')
  await api.anonymous(
    'POST',
    `/assignments/${shift.id}/logbook`,
    {
      text: "A phone was taken from O'Neill.",
      fileIds: [file.id],
      form: {
        kind: 'incident',
        answers: { kind: 'theft', time: '22:10', place: 'Bar 2', action: 'Called the police.', hurt: 'no' },
      },
    },
    onShift,
  )
  api.moveTo('2026-11-21T22:14:00.000Z')
  await api.anonymous('POST', `/assignments/${shift.id}/help`, {}, onShift)
  return shift
}

const openPdf = (shift: Awaited<ReturnType<typeof aNightWithAReport>>, as = shift.company) =>
  api.as(as, 'GET', `/company/jobs/${shift.job.id}/report.pdf?shift=${shift.job.shift.id}`)
const verify = async (sha256: string) => (await api.anonymous('POST', '/verify', { sha256 })).json()

it('the PDF has everything of the shift in order of time, under the company’s name', async () => {
  const shift = await aNightWithAReport()

  const pdf = await openPdf(shift)

  const text = textOfPdf(pdf.rawPayload)
  const inOrder = ['Booked on', 'Incident', 'A phone was taken', 'What kind: Theft', 'needs help']
  expect(inOrder.map((part) => text.indexOf(part)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true)
  expect(text.indexOf(shift.company.companyName)).toBe(0)
  expect(pdf.rawPayload.includes('/Figure')).toBe(true)
})

it('anybody can check that the PDF was not changed', async () => {
  const shift = await aNightWithAReport()
  const { rawPayload: pdf, headers } = await openPdf(shift)
  const digest = createHash('sha256').update(pdf)
  const sha256 = digest.copy().digest('hex')

  const [asMade, changed] = [await verify(sha256.toUpperCase()), await verify(sha256.replace(/^./, 'g'))]
  const another = await verify('0'.repeat(64))
  const report = await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/report`)

  expect(headers['content-digest']).toBe(`sha-256=:${digest.digest('base64')}:`)
  expect(asMade.data.file).toMatchObject({
    companyName: shift.company.companyName,
    title: expect.stringContaining('Sat 21 Nov 2026'),
    madeAt: '2026-11-21T22:14:00.000Z',
  })
  expect(changed.fields).toHaveProperty('sha256')
  expect(another.data).toEqual({ file: null })
  expect(report.json().data.files).toEqual([{ sha256, madeAt: '2026-11-21T22:14:00.000Z' }])
})

it('refuses everybody but the company', async () => {
  const shift = await aNightWithAReport()
  const path = `/company/jobs/${shift.job.id}/report.pdf`
  const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode

  expect(await status(openPdf(shift, await api.aCompany()))).toBe(404)
  expect(await status(api.as(shift.seeker, 'GET', path))).toBe(403)
  expect(await status(api.anonymous('GET', path))).toBe(401)
  expect(await status(api.as(shift.company, 'GET', '/company/jobs/nonsense/report.pdf'))).toBe(404)
  expect(await status(api.as(shift.company, 'GET', `${path}?shift=nonsense`))).toBe(404)
})

it('the file is forgotten after 6 years', async () => {
  const shift = await aNightWithAReport()
  const sha256 = createHash('sha256')
    .update((await openPdf(shift)).rawPayload)
    .digest('hex')

  await removeOldEvidence(api.deps, new Date('2032-11-21T22:14:00.000Z'))
  expect((await verify(sha256)).data.file).not.toBeNull()
  await removeOldEvidence(api.deps, new Date('2032-11-21T22:14:01.000Z'))

  expect((await verify(sha256)).data.file).toBeNull()
})
