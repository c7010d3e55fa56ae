import { apiLinks } from '@s4/links'
import type { Offer } from '@s4/contract'
import { SELF_BILLING_IN_SHORT, selfBillingSentences } from '@s4/domain/self-billing'
import { shiftText } from '@s4/domain/shift-text'
import {
  Button,
  CheckboxField,
  CheckboxGroupField,
  Disclosure,
  ExternalLink,
  lazyPart,
  List,
  Modal,
  Stack,
  Text,
} from '@s4/ui'
import {
  afterBreaksText,
  breakCostText,
  BreaksDue,
  CancellationTerms,
  PayOfShifts,
  PayTermsList,
  WorkingTimeWarnings,
  ShiftList,
  StaffNote,
  totalPayText,
  vatOnTopText,
} from '@s4/work'
import { useToast } from '@s4/toast'
import { Suspense, useRef, useState } from 'react'
import { AskedFor } from './asked-for'
import { firstTogether } from './first-together'
import { useAccept } from '../queries/my-work-queries'

const AcceptRefused = lazyPart(async () => (await import('./accept-refused')).AcceptRefused)

interface AcceptOfferModalProps {
  offer: Offer
  open: boolean
  onClose: () => void
  /** With the first of the shifts. */
  onAccepted: (assignmentId: string) => void
}

/** Shows what accepting agrees to; the first time with a company that includes self-billing. */
export function AcceptOfferModal({ offer, open, onClose, onAccepted }: AcceptOfferModalProps) {
  const { job, shifts, terms } = offer
  const accept = useAccept()
  const toast = useToast()
  const [agreed, setAgreed] = useState(false)
  const [shiftIds, setShiftIds] = useState(() => firstTogether(shifts).map(({ id }) => id))
  const chosen = shifts.filter(({ id }) => shiftIds.includes(id))
  const isPart = chosen.length < shifts.length
  const [unticked, setUnticked] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  const send = (rest?: string[]) => {
    const taken = rest ?? (isPart ? shiftIds : undefined)
    setUnticked(!offer.selfBillingAgreed && !agreed)
    if (!offer.selfBillingAgreed && !agreed) {
      // It lies below the fold of a phone: focus brings it and its message into view.
      box.current?.focus()
      return
    }
    // Callbacks of `mutate` do not run once this card has left the refreshed list.
    void accept.mutateAsync({ id: offer.id, selfBilling: agreed, ...(taken && { shiftIds: taken }) }).then(
      ({ assignmentIds }) => {
        toast.success(assignmentIds.length === 1 ? 'The shift is yours.' : `${assignmentIds.length} shifts are yours.`)
        const [first] = assignmentIds
        if (first) onAccepted(first)
      },
      () => undefined,
    )
  }
  const breakCost = breakCostText(chosen, job)

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Accept ${job.title}?`}
      description={
        `${job.companyName}, ${job.siteName}` + (offer.selfBillingAgreed ? '' : '. At the end there is a box to tick.')
      }
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button busy={accept.isPending} disabled={chosen.length === 0} onClick={() => send()}>
            {isPart && chosen.length > 0 ? `Accept ${chosen.length} of ${shifts.length}` : 'Accept'}
          </Button>
        </>
      }
    >
      <Stack>
        {shifts.length === 1 ? (
          <ShiftList shifts={shifts} zone={job.zone} label="Shifts you accept" />
        ) : (
          <CheckboxGroupField
            label="Shifts you accept"
            name="shiftIds"
            hint={
              isPart ? 'The company reads which ones you leave out, and can offer them to somebody else.' : undefined
            }
            options={shifts.map((shift) => ({ value: shift.id, label: shiftText(shift, job.zone) }))}
            values={shiftIds}
            onChange={({ target }) =>
              setShiftIds((ids) => (target.checked ? [...ids, target.value] : ids.filter((id) => id !== target.value)))
            }
          />
        )}
        <AskedFor offer={offer} />
        <WorkingTimeWarnings warnings={offer.workingTimeWarnings} />
        {isPart && offer.workingTimeWarnings.length > 0 && (
          <Text size="small">That counts every shift of the offer, also those you leave out.</Text>
        )}
        <BreaksDue shifts={chosen} />
        {offer.workingTimeReason && (
          <Text>
            {job.companyName} gives this reason: {offer.workingTimeReason}
          </Text>
        )}
        <Text weight="medium">{totalPayText(chosen, { ...job, terms })}</Text>
        {offer.chargesVat && chosen.length > 0 && (
          <Text>You charge VAT: {vatOnTopText(chosen, { ...job, terms })}.</Text>
        )}
        {!job.breaksPaid && breakCost && (
          <Text size="small">
            {afterBreaksText(chosen, { ...job, terms }) ?? `A break of 20 min takes off ${breakCost}`}. Only breaks you
            record count.
          </Text>
        )}
        <PayOfShifts shifts={chosen} payPerHour={job.payPerHour} terms={terms} />
        <Disclosure summary="Pay terms">
          <PayTermsList pay={terms.pay} payPerHour={job.payPerHour} />
        </Disclosure>
        <ExternalLink href={apiLinks.offerTerms(offer.id)} target="_blank" rel="noreferrer">
          Terms of this work (PDF): the company, risks, pay, notice and checks
        </ExternalLink>
        <StaffNote companyName={job.companyName} shown={offer.ownStaff} />
        {!offer.ownStaff && (
          <Disclosure summary="If either of you cancels">
            <CancellationTerms terms={terms} reader="seeker" />
          </Disclosure>
        )}
        {!offer.selfBillingAgreed && (
          <Stack gap="sm">
            <Text weight="medium">Self-billing with {job.companyName}</Text>
            <Text>{SELF_BILLING_IN_SHORT}</Text>
            <List label="Self-billing agreement" gap="xs">
              {selfBillingSentences(job.companyName).map((sentence) => (
                <Text key={sentence} as="li" size="small">
                  {sentence}
                </Text>
              ))}
            </List>
            <CheckboxField
              label={`I agree to self-billing with ${job.companyName}`}
              ref={box}
              name="selfBilling"
              checked={agreed}
              onChange={({ target }) => setAgreed(target.checked)}
              {...(unticked && !agreed && { error: 'Tick the box to agree to self-billing with this company.' })}
            />
          </Stack>
        )}
        {accept.error && (
          <Suspense>
            <AcceptRefused failure={accept.error} offer={offer} busy={accept.isPending} onAcceptRest={send} />
          </Suspense>
        )}
      </Stack>
    </Modal>
  )
}
