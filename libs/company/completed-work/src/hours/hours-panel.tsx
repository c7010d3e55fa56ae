import { May } from '@s4/auth-session'
import type { CompletedWork } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { payForHours } from '@s4/domain/paid-time'
import { answersOpenTo } from '@s4/domain/hours-answers'
import { asSentence } from '@s4/domain/sentence'
import { durationText, momentText, shiftMinutes } from '@s4/domain/shift-text'
import { useAnswerHours } from '@s4/queries'
import { useToast } from '@s4/toast'
import { companyLinks } from '@s4/links'
import { Button, ButtonLink, Callout, CheckboxField, Inline, Text } from '@s4/ui'
import { DisputeStatus } from '@s4/work'
import { useState } from 'react'
import { CounterModal } from './counter-modal'

interface HoursPanelProps {
  work: CompletedWork
  acceptExtra: boolean
  onAcceptExtra: () => void
}

/** What agreeing the hours of several people does, unless they are own staff. */
export const agreeingInvoices =
  'If you have both agreed to self-billing, the invoice is made at once. If the worker charges VAT, we need your ' +
  'VAT number first. A lower sum later needs a credit note.'

/** What agreeing does for this worker. */
function agreeingText({ seekerName, invoicing, chargesVat }: CompletedWork): string {
  if (invoicing === 'needs-agreement')
    return `There is no self-billing agreement with ${seekerName} in force, so the invoice waits for one.`
  if (invoicing === 'needs-vat-number')
    return `${seekerName} charges VAT, so the invoice waits for your VAT number. Enter it on your company profile.`
  return (
    `${seekerName} agreed to self-billing and ${chargesVat ? 'adds VAT' : 'charges no VAT'}: the invoice is made at ` +
    'once. A lower sum later needs a credit note.'
  )
}

/** Booking off later than this after the end may have been forgotten. */
const LATE_MINUTES = 120

/** The company's possible answers to the hours. */
export function HoursPanel({ work, acceptExtra, onAcceptExtra }: HoursPanelProps) {
  const { hours, zone } = work
  // The answer is told before the invoice is read.
  const answer = useAnswerHours({ leaves: true })
  const [agreed, setAgreed] = useState<CompletedWork['hours']>(null)
  const toast = useToast()
  const [countering, setCountering] = useState(false)
  if (!hours) return null

  const answers = answersOpenTo('company', hours)
  if (answers.length === 0) return hours.status === 'countered' ? <Countered work={work} /> : <NoInvoice work={work} />

  const { proposedMinutes, extraMinutes, respondBy } = hours
  const isAgreed = agreed === hours
  const lateMinutes = work.bookedOffAt ? shiftMinutes({ startsAt: work.endsAt, endsAt: work.bookedOffAt }) : 0
  const hoursPay = payForHours(work, { minutes: proposedMinutes, extraMinutes: 0 })
  const extraPay = payForHours(work, { minutes: proposedMinutes, extraMinutes }) - hoursPay
  return (
    <>
      {hours.status === 'disputed' && (
        <Callout tone="warning" title="These hours are disputed">
          You proposed {durationText(hours.counterMinutes ?? 0)}: {asSentence(hours.counterReason ?? '')}{' '}
          {hours.disputeReason ? `The worker says: ${asSentence(hours.disputeReason)} ` : 'The worker did not answer. '}
          Agree the worker’s hours, or propose other hours.
          <DisputeStatus work={work} />
        </Callout>
      )}
      {respondBy && (
        <Callout tone="info">
          {hoursNote(work)}Answer by {momentText(respondBy, zone)}. If you do not, the worker’s hours are agreed.
        </Callout>
      )}
      {lateMinutes > LATE_MINUTES && hours.given === null && (
        <Callout tone="warning">
          Booked off {durationText(lateMinutes)} after the end: was the book-off forgotten?
        </Callout>
      )}
      <May to="hours.agree">
        {extraMinutes > 0 && (
          <CheckboxField
            label={`Also pay the ${durationText(extraMinutes)} before or after the shift, ${formatPence(extraPay)}`}
            checked={acceptExtra}
            disabled={isAgreed}
            onChange={onAcceptExtra}
          />
        )}
        <Inline>
          <Button
            busy={answer.isPending}
            disabled={isAgreed}
            onClick={() =>
              answer.mutate(
                { id: work.id, action: 'agree', acceptExtra },
                {
                  onSuccess: () => {
                    setAgreed(hours)
                    toast.success(`Hours of ${work.seekerName} agreed.`)
                  },
                },
              )
            }
          >
            {isAgreed ? 'Agreed' : 'Agree'} {durationText(proposedMinutes + (acceptExtra ? extraMinutes : 0))},{' '}
            {formatPence(hoursPay + (acceptExtra ? extraPay : 0))}
          </Button>
          <Button tone="quiet" disabled={isAgreed} onClick={() => setCountering(true)}>
            {proposesEntered(hours) ? `Propose ${durationText(hours.entered?.minutes ?? 0)}` : 'Propose other hours'}
          </Button>
        </Inline>
        {work.engagement !== 'own-staff' && (
          <Text size="small" tone="muted">
            {agreeingText(work)}
          </Text>
        )}
      </May>
      <CounterModal work={work} hours={hours} open={countering} onClose={() => setCountering(false)} />
    </>
  )
}

/** Explains the worker's hours when the company booked by hand. */
function hoursNote({ hours, seekerName }: CompletedWork): string {
  if (hours?.given) return `${seekerName} gave other times: ${asSentence(hours.given.reason)} `
  if (!hours?.entered || hours.entered.minutes === hours.proposedMinutes) return ''
  return (
    `You entered ${durationText(hours.entered.minutes)} by hand. ${seekerName} has not given other times, so the ` +
    `hours to agree are ${durationText(hours.proposedMinutes)}. `
  )
}

const proposesEntered = ({ entered, given, status, proposedMinutes }: NonNullable<CompletedWork['hours']>) =>
  status === 'proposed' && given === null && entered !== null && entered.minutes !== proposedMinutes

function Countered({ work: { hours, zone, seekerName } }: { work: CompletedWork }) {
  return (
    <Callout tone="info" title={`You proposed ${durationText(hours?.counterMinutes ?? 0)}`}>
      {asSentence(hours?.counterReason ?? '')} {seekerName} can accept or refuse this
      {hours?.respondBy ? ` until ${momentText(hours.respondBy, zone)}` : ''}.
    </Callout>
  )
}

function NoInvoice({ work: { status, invoices, hours, seekerName, engagement } }: { work: CompletedWork }) {
  if (status !== 'hoursAgreed') return null
  if (engagement === 'own-staff')
    return (
      <Callout
        tone="info"
        title="For your payroll"
        action={
          <ButtonLink tone="quiet" size="small" to={companyLinks.timesheet}>
            See the timesheet
          </ButtonLink>
        }
      >
        {seekerName} is your own staff. The hours are in the timesheet, and there is no invoice.
      </Callout>
    )
  if (hours?.agreedPay === 0) return <Callout tone="info">No time was paid, so there is no invoice.</Callout>
  return (
    <Callout
      tone="warning"
      title={invoices.length === 0 ? 'No invoice yet' : 'The rest is not invoiced yet'}
      action={
        <Inline>
          <ButtonLink tone="quiet" size="small" to={companyLinks.agreements}>
            See agreements
          </ButtonLink>
          <ButtonLink tone="quiet" size="small" to={companyLinks.editVat}>
            Your VAT number
          </ButtonLink>
        </Inline>
      }
    >
      There are two possible reasons. You and {seekerName} have no self-billing agreement: S4 makes the invoice when you
      have both agreed to one. Or {seekerName} charges VAT and we do not have your VAT number: add it to your profile,
      or they will send you their own invoice.
    </Callout>
  )
}
