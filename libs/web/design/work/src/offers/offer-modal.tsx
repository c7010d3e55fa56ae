import type { Shift, Terms } from '@s4/contract'
import type { NextStep } from '@s4/contract/api-error'
import { firstToAccept } from '@s4/domain/first-to-accept'
import { isBookable } from '@s4/domain/job-status'
import type { OfferHours } from '@s4/domain/offer-lapse'
import { covers } from '@s4/domain/sia'
import { shiftText } from '@s4/domain/shift-text'
import { workingTimeWarnings } from '@s4/domain/working-time-warnings'
import { VAT_PERCENT } from '@s4/domain/vat'
import {
  Button,
  Callout,
  CheckboxGroupField,
  Disclosure,
  List,
  Modal,
  NextStepLink,
  ProgressBar,
  Stack,
  Text,
  TextField,
} from '@s4/ui'
import { useState } from 'react'
import { CancellationTerms } from '../terms/cancellation-terms'
import { PayOfShifts } from '../shifts/pay-of-shifts'
import { afterBreaksText, totalPayText, vatOnTopText } from '../shifts/pay-text'
import { BreaksDue } from '../shifts/breaks-due'
import { TimeToAnswer } from './time-to-answer'
import { WorkingTimeWarnings } from '../shifts/working-time-warnings'

export interface OfferChoice {
  shiftIds: string[]
  lapseHours: OfferHours
  /** Why rest is short or hours are long. */
  workingTimeReason?: string
}

/** Why one of the offers was not sent, and the next step. */
export interface OfferRefusal {
  text: string
  nextStep: NextStep | undefined
}

interface OfferModalProps {
  open: boolean
  seekers: readonly {
    id: string
    fullname: string
    chargesVat: boolean
    /** The sectors of the SIA licences they declare that last that long; left out where checked elsewhere. */
    sectors?: readonly string[] | undefined
  }[]
  job: {
    title: string
    zone: string
    payPerHour: number
    siaSector: string | null
    shifts: readonly Shift[]
    terms: Terms
  }
  busy: boolean
  /** How far several offers are, and what sends no more of them. */
  going?: { done: number; stop: () => void } | undefined
  /** The shifts chosen at first; all by default. */
  preselected?: readonly string[]
  /** Notes on a shift for this person, such as a clash. */
  shiftNotes?: (shiftId: string) => readonly string[]
  refusals: readonly OfferRefusal[]
  onSend: (choice: OfferChoice) => void
  onClose: () => void
}

const MAX_REASON_LENGTH = 300

/** Confirms an offer before it is sent (docs/product.md#offers). */
export function OfferModal({
  open,
  seekers,
  job,
  preselected,
  shiftNotes,
  busy,
  going,
  refusals,
  onSend,
  onClose,
}: OfferModalProps) {
  const [now] = useState(() => new Date().toISOString())
  const offerable = job.shifts.filter(
    (shift) => !shift.cancelled && shift.taken < shift.positions && isBookable(shift, now),
  )
  const [shiftIds, setShiftIds] = useState(() =>
    offerable.map(({ id }) => id).filter((id) => preselected?.includes(id) ?? true),
  )
  const [reason, setReason] = useState('')
  const tooLong = reason.trim().length > MAX_REASON_LENGTH
  const [lapseHours, setLapseHours] = useState<OfferHours>(24)
  const chosen = offerable.filter(({ id }) => shiftIds.includes(id))
  const warnings = workingTimeWarnings(chosen, [], job.zone)
  const afterBreaks = afterBreaksText(chosen, job)
  const charging = seekers.filter(({ chargesVat }) => chargesVat).map(({ fullname }) => fullname)
  const sector = job.siaSector
  const unlicensed = sector ? seekers.filter(({ sectors }) => sectors?.every((held) => !covers(held, sector))) : []
  const [first] = seekers
  const sendText = seekers.length === 1 ? 'Send the offer' : `Send ${seekers.length} offers`
  const who = seekers.length === 1 && first ? first.fullname : `${seekers.length} people`

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Offer ${job.title} to ${who}?`}
      description={`Nothing is sent until you press ${sendText}.`}
      actions={
        <>
          {busy && going && seekers.length > 1 ? (
            <Button tone="quiet" onClick={going.stop}>
              Stop sending
            </Button>
          ) : (
            <Button tone="quiet" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button
            busy={busy}
            disabled={chosen.length === 0 || tooLong}
            onClick={() =>
              onSend({
                shiftIds,
                lapseHours,
                ...(reason !== '' && { workingTimeReason: reason }),
              })
            }
          >
            {sendText}
          </Button>
        </>
      }
    >
      <Stack>
        {busy && going && seekers.length > 1 && (
          <ProgressBar
            label="Sending offers…"
            value={going.done}
            max={seekers.length}
            text={`${going.done} of ${seekers.length} sent`}
          />
        )}
        {seekers.length > 1 && (
          <Text>
            {seekers.map(({ fullname }) => fullname).join(', ')}. {firstToAccept(chosen)} When every place is taken, the
            other offers close.
          </Text>
        )}
        {unlicensed.length > 0 && (
          <Callout tone="warning" title={`No SIA licence for ${sector}`}>
            {unlicensed.map(({ fullname }) => fullname).join(', ')}{' '}
            {unlicensed.length === 1
              ? 'declares none that lasts until the work ends.'
              : 'declare none that last until the work ends.'}{' '}
            They can accept only once their profile has one.
          </Callout>
        )}
        {offerable.length === 0 ? (
          <Callout tone="warning">You cannot offer any shift of this job. Each is full, over or about to end.</Callout>
        ) : (
          <CheckboxGroupField
            label="Shifts"
            name="shiftIds"
            options={offerable.map((shift) => ({
              value: shift.id,
              label: shiftText(shift, job.zone),
              hint: [`${shift.taken} of ${shift.positions} places taken`, ...(shiftNotes?.(shift.id) ?? [])].join('. '),
            }))}
            values={shiftIds}
            onChange={({ target }) =>
              setShiftIds((ids) => (target.checked ? [...ids, target.value] : ids.filter((id) => id !== target.value)))
            }
          />
        )}
        <WorkingTimeWarnings warnings={warnings} />
        <BreaksDue shifts={chosen} />
        <Disclosure summary="If rest is short or hours are long" open={warnings.length > 0}>
          <TextField
            label="Why you still offer it"
            optional
            hint={
              'The worker reads this if they have less than 11 h of rest. Also if, on average over 17 weeks, they ' +
              'work more than 48 h a week or more than 8 h a night. Only their work for you is counted.'
            }
            error={tooLong ? `Use ${MAX_REASON_LENGTH} characters or fewer.` : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Disclosure>
        {chosen.length > 0 && <Text weight="medium">{totalPayText(chosen, job)}</Text>}
        {afterBreaks && <Text>{afterBreaks}</Text>}
        <PayOfShifts shifts={chosen} payPerHour={job.payPerHour} terms={job.terms} />
        {chosen.length > 0 && charging.length > 0 && (
          <Text>
            {charging.join(', ')} {charging.length === 1 ? 'charges' : 'charge'} VAT:{' '}
            {seekers.length === 1 ? vatOnTopText(chosen, job) : `${VAT_PERCENT}% is added to the pay`}.
          </Text>
        )}
        <TimeToAnswer hours={lapseHours} shifts={chosen} zone={job.zone} now={now} onChoose={setLapseHours} />
        <Disclosure summary="If either of you cancels later">
          <CancellationTerms terms={job.terms} reader="company" />
        </Disclosure>
        {refusals.length > 0 && (
          <Callout
            tone="danger"
            live
            title={refusals.length === seekers.length ? 'Nothing was sent' : 'Some offers were not sent'}
          >
            <List gap="xs">
              {refusals.map((refusal) => (
                <li key={refusal.text}>
                  {refusal.text} <NextStepLink failure={refusal} />
                </li>
              ))}
            </List>
          </Callout>
        )}
      </Stack>
    </Modal>
  )
}
