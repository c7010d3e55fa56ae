import { expect, it } from 'vitest'
import { removeOldPapers } from '@s4/api-marketplace/terms-papers'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const company = await api.aCompany()
const seeker = await api.aSeeker()
const siteId = await api.aSite(company)
await api.db.query(`update site set known_risks = 'Wet ramp: mats are laid.' where id = $1`, [siteId])
const job = await api.aPublishedJob(company, { siteId })
await api.db.query(`update job set known_risks = 'Crowds: two at each gate.' where id = $1`, [job.id])
await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, { note: '' })
const offer = (await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })).json().data
const offerPath = `/offers/${offer.id}/terms.pdf`

it('both sides read the terms before the offer is accepted', async () => {
  for (const person of [seeker, company]) {
    const text = textOfPdf((await api.as(person, 'GET', offerPath)).rawPayload).replaceAll('\n', ' ')
    for (const said of [
      'Nothing is agreed until the worker accepts',
      'Harbour Security Ltd',
      'Tobacco Dock',
      'Wet ramp: mats are laid.',
      'Crowds: two at each gate.',
      '£14.50',
      'Nothing yet.',
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/\byou\b/i)
  }
  await api.refusals({ method: 'GET', path: offerPath, stranger: await api.aSeeker() })
  await api.refusals({ method: 'GET', path: offerPath, stranger: await api.aCompany() })
})

it('accepting keeps them as agreed, until a year after the work', async () => {
  const accepted = await api.as(seeker, 'POST', `/offers/${offer.id}/accept`, { selfBilling: true })
  const [id] = accepted.json().data.assignmentIds
  const path = `/assignments/${id}/terms.pdf`
  await api.db.query(`update site set known_risks = 'None left.' where id = $1`, [siteId])

  const text = textOfPdf((await api.as(company, 'GET', path)).rawPayload)
  expect(text).toContain('agreed on Mon 16 Nov 2026')
  expect(text).toContain('Wet ramp')
  await api.refusals({ method: 'GET', path, stranger: await api.aCompany() })

  await removeOldPapers(api.deps, new Date('2027-11-22T06:00:00.000Z'))
  expect((await api.as(seeker, 'GET', path)).statusCode).toBe(200)
  await removeOldPapers(api.deps, new Date('2027-11-22T06:00:01.000Z'))
  expect((await api.as(seeker, 'GET', path)).statusCode).toBe(404)
})

it('a company names the risks of its sites and jobs', async () => {
  const saved = await api.as(company, 'GET', `/sites/${siteId}`)
  const { id: _id, ...site } = saved.json().data
  const changed = await api.as(company, 'PATCH', `/sites/${siteId}`, { ...site, knownRisks: 'Dust: masks are given.' })
  expect(changed.json().data.knownRisks).toBe('Dust: masks are given.')
  expect((await api.as(company, 'GET', `/company/jobs/${job.id}`)).json().data.knownRisks).toBe(
    'Crowds: two at each gate.',
  )
})
