import { describe, expect, it } from 'vitest'
import { removeOldNames } from '@s4/api-money/invoices'
import { eraseAccounts } from '../../../src/erasure/erase-accounts'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-22T09:00:00.000Z'
const api = await startApi({ now: NOW })

async function anInvoice() {
  const shift = await aWorkedShift(api)
  await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  const sides = async () =>
    (
      await api.db.query<{ seller: { name: string; address: string }; buyer: { name: string }; utr: Buffer | null }>(
        'select seller, buyer, seller_utr_sealed as utr from invoice where assignment_id = $1',
        [shift.id],
      )
    )[0]
  return { ...shift, sides }
}
const erase = async (uid: string) => {
  await api.db.query('update account set erase_at = $2 where uid = $1', [uid, new Date(NOW)])
  await eraseAccounts(api.deps, new Date(NOW))
}
const runOn = (day: string) => removeOldNames(api.deps, new Date(`${day}T12:00:00.000Z`))

describe('the names on the invoice of work in the tax year 2026/27', () => {
  it('of an erased worker stay until 5 April 2033; then number, dates and amounts remain', async () => {
    const { seeker, sides } = await anInvoice()
    await erase(seeker.uid)

    await runOn('2033-04-05')
    expect((await sides())?.seller.name).toBe('Sam Okoro')
    await runOn('2033-04-06')

    expect(await sides()).toMatchObject({
      seller: { name: 'Erased worker', address: '', vatNumber: null },
      buyer: { name: 'Harbour Security Ltd' },
      utr: null,
    })
  })

  it('of a closed company stay as long', async () => {
    const { company, sides } = await anInvoice()
    await erase(company.uid)

    await runOn('2033-04-06')

    expect(await sides()).toMatchObject({ seller: { name: 'Sam Okoro' }, buyer: { name: 'Closed company' } })
  })

  it('of sides with an account are never removed', async () => {
    const { sides } = await anInvoice()

    await runOn('2050-01-01')

    expect(await sides()).toMatchObject({ seller: { name: 'Sam Okoro' }, buyer: { name: 'Harbour Security Ltd' } })
  })
})
