import type { Shift } from '@s4/contract'
import { offerHours, offerLapsesAt, type OfferHours } from '@s4/domain/offer-lapse'
import { momentText } from '@s4/domain/shift-text'
import { DescriptionList, RadioGroupField } from '@s4/ui'

const MINUTE = 60_000

interface TimeToAnswerProps {
  hours: OfferHours
  shifts: readonly Shift[]
  zone: string
  now: string
  onChoose: (hours: OfferHours) => void
}

/** How long an offer of these shifts lasts: a choice where there is one (docs/product.md#offers). */
export function TimeToAnswer({ hours, shifts, zone, now, onChoose }: TimeToAnswerProps) {
  const firstShift = shifts.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))[0]
  const endOf = (choice: OfferHours) =>
    (firstShift && offerLapsesAt({ madeAt: now, hours: choice, firstShift })) ??
    new Date(Date.parse(now) + choice * 60 * MINUTE).toISOString()
  const textOf = (choice: OfferHours) => {
    const minutes = (Date.parse(endOf(choice)) - Date.parse(now)) / MINUTE
    if (minutes === choice * 60) return choice === 1 ? '1 hour' : `${choice} hours`
    return minutes === 15 ? '15 minutes' : `Until ${momentText(endOf(choice), zone)}`
  }
  const sameEnd = (choice: OfferHours) => offerHours.find((shorter) => endOf(shorter) === endOf(choice)) ?? choice
  const choices = offerHours.filter((choice) => sameEnd(choice) === choice).toReversed()

  if (choices.length === 1)
    return <DescriptionList items={[{ term: 'Time to answer', detail: textOf(sameEnd(hours)) }]} />
  return (
    <RadioGroupField
      label="Time to answer"
      name="lapseHours"
      options={choices.map((choice) => ({ value: String(choice), label: textOf(choice) }))}
      value={String(sameEnd(hours))}
      onChange={({ target }) => onChoose(offerHours.find((choice) => String(choice) === target.value) ?? hours)}
    />
  )
}
