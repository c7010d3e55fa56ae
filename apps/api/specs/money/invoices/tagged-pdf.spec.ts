import { expect, it } from 'vitest'
import { structureOfPdf, tagsOf } from '../../../src/testing/pdf-structure'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-23T09:00:00.000Z' })

async function invoiceOf(nameInOwnScript: string): Promise<Buffer> {
  const shift = await aWorkedShift(api)
  await api.as(shift.seeker, 'PATCH', '/job-seeker', { fullname: 'Eleni Papadopoulou', nameInOwnScript })
  const agreed = await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  const { id } = agreed.json().data.invoices[0]
  return (await api.as(shift.company, 'GET', `/invoices/${id}.pdf`)).rawPayload
}

it('an invoice is tagged for screen readers, with title, language and a table of headed columns', async () => {
  const { isMarked, language, showsTitle, root } = structureOfPdf(await invoiceOf(''))

  expect({ isMarked, language, showsTitle, tag: root?.tag }).toEqual({
    isMarked: true,
    language: 'en-GB',
    showsTitle: true,
    tag: 'Document',
  })
  const tags = root ? tagsOf(root) : []
  expect(tags.slice(0, 3)).toEqual(['Document', 'H1', 'P'])
  const table = tags.slice(tags.indexOf('Table'))
  expect(table.slice(0, 6)).toEqual(['Table', 'TR', 'TH', 'TH', 'TH', 'TH'])
  expect(table.filter((tag) => tag === 'TD').length).toBeGreaterThanOrEqual(8)
})

it.each([
  ['Ελένη Παπαδοπούλου', true],
  ['Олена', true],
  ['エレニ', false],
  ['أسماء', false],
])('the name %s stands beside the one in Latin letters: %s', async (name, shown) => {
  const text = textOfPdf(await invoiceOf(name))
  expect(text).toContain('Eleni Papadopoulou')
  expect(text.includes(`Eleni Papadopoulou (${name})`)).toBe(shown)
})
