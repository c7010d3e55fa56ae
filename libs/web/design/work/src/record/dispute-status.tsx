import type { Assignment } from '@s4/contract'
import { companyLines, disputedMinutes, undisputedLines, type HoursLines } from '@s4/domain/agreed-lines'
import { formatPence } from '@s4/domain/money'
import { payForHours } from '@s4/domain/paid-time'
import { durationText } from '@s4/domain/shift-text'
import { Text } from '@s4/ui'

/** `£108.75 invoiced now, 30 min (£7.25) in dispute`: both sides read the same. */
export function DisputeStatus({
  work,
}: {
  work: Pick<Assignment, 'hours' | 'invoices' | 'payPerHour' | 'stretches' | 'terms'>
}) {
  const { hours, invoices } = work
  if (!hours || hours.counterMinutes === null) return null
  const worker = { minutes: hours.proposedMinutes, extraMinutes: hours.extraMinutes }
  const company = companyLines(hours.counterMinutes, worker)
  const both = undisputedLines(worker, company)
  const disputed = disputedMinutes(worker, company)
  // Extra minutes are in dispute only when the company accepts some (docs/product.md#hours).
  const extraOf = ({ extraMinutes }: HoursLines) => (company.extraMinutes > 0 ? extraMinutes : 0)
  const most = {
    minutes: Math.max(worker.minutes, company.minutes),
    extraMinutes: Math.max(extraOf(worker), extraOf(company)),
  }
  const difference = payForHours(work, most) - payForHours(work, both)
  const rest = `${durationText(disputed)} (${formatPence(difference)}) in dispute`

  if (invoices.length > 0) {
    const invoiced = invoices.reduce((sum, { total, vat }) => sum + total - vat, 0)
    return (
      <Text weight="medium">
        {formatPence(invoiced)} invoiced now, {rest}. The rest is invoiced as soon as one of you agrees with the other
        or S4’s staff decide.
      </Text>
    )
  }
  if (both.minutes + both.extraMinutes === 0) return <Text weight="medium">Nothing invoiced yet, {rest}.</Text>
  return (
    <Text weight="medium">
      {durationText(both.minutes + both.extraMinutes)} is agreed on and waits for a self-billing agreement, {rest}.
    </Text>
  )
}
