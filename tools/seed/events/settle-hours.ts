import type { Town } from '../server/town'
import { localDate } from '@s4/domain/shift-text'
import { companies } from '../town/companies'
import { after, days, hours, ZONE } from '../town/moments'
import type { AgreedWork } from './agreed-work'

/** The company agrees or proposes other hours; once agreed, the invoice may be paid and the payment confirmed. */
export function settleHours({ agenda, call }: Town, work: AgreedWork, bookedOffAt: string): void {
  const { id, uid, posted, fate } = work
  const { by, companyKey } = posted
  if (fate === 'proposed') return
  if (fate === 'countered')
    return agenda.at(after(bookedOffAt, hours(10)), async () => {
      const { hours: proposed } = await call(by, 'assignments.show', { id })
      await call(by, 'hours.answer', {
        id,
        action: 'counter',
        minutes: (proposed?.proposedMinutes ?? 0) - 15,
        reason: 'The venue closed the doors a quarter of an hour early.',
      })
    })

  const agreedAt = after(bookedOffAt, hours(20))
  agenda.at(agreedAt, async () => void (await call(by, 'hours.answer', { id, action: 'agree' })))
  if (fate === 'invoiced') return
  const paidAt = after(agreedAt, days(3))
  agenda.at(paidAt, async () => {
    const { data } = await call(by, 'invoices.list', { jobId: posted.id, state: 'unpaid' })
    const invoice = data.find(({ assignmentId }) => assignmentId === id)
    if (!invoice) throw new Error(`${id} has no invoice to pay`)
    const name = companies[companyKey].companyName.split(/\W/)[0]?.toUpperCase()
    const reference = `${name} ${paidAt.slice(5, 10).replace('-', '')}`
    const [paid] = await call(by, 'payments.record', {
      paidOn: localDate(paidAt, ZONE),
      reference,
      invoices: [{ id: invoice.id, amount: invoice.toPay }],
    })
    const payment = paid?.payments[0]
    if (fate === 'confirmed' && payment)
      agenda.at(after(paidAt, days(1)), async () => void (await call(uid, 'payments.confirm', { id: payment.id })))
  })
}
