import type { Site } from '@s4/contract'
import { parsePounds } from '@s4/domain/money'
import { Section, Skeleton } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { lazy, memo, useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { siteNation } from '@s4/domain/site-nation'
import { useBankHolidays } from './use-bank-holidays'
import type { PostingFormState } from '../draft/use-posting-form'
import type { TypedJob } from './shift-preview'

const ShiftPreview = lazy(async () => ({ default: memo((await import('./shift-preview')).ShiftPreview) }))

const ReviewLine = lazy(async () => ({ default: memo((await import('./shift-preview')).ReviewLine) }))

interface PreviewProps {
  form: PostingFormState
  site: Site | undefined
}

/** The preview beside the form, updated while typing. */
export function LivePreview(props: PreviewProps) {
  const typed = useTyped(props)
  return (
    <Section title="Summary">
      <InPicture fallback={<Skeleton shape="text" count={4} />}>
        <ShiftPreview {...typed} />
      </InPicture>
    </Section>
  )
}

/** One sentence above the button, because on a phone the preview is out of sight. */
export function Review(props: PreviewProps) {
  const title = useDeferredValue(useWatch({ control: props.form.control, name: 'title' }))
  const typed = useTyped(props)
  return (
    <InPicture>
      <ReviewLine {...typed} title={title} site={props.site} />
    </InPicture>
  )
}

function useTyped({ form: { control }, site }: PreviewProps): TypedJob {
  const [schedule, pay, positions, breaksPaid, payTerms] = useWatch({
    control,
    name: ['schedule', 'payPerHour', 'positions', 'breaksPaid', 'terms.pay'],
  })
  const holidays = useBankHolidays(siteNation(site?.postcode ?? ''), Number(schedule.startDate.slice(0, 4)))
  const pence = parsePounds(pay)
  const people = Number.parseInt(positions, 10)

  // A letter is in its field first: the sums take longer than a picture.
  return useDeferredValue({
    schedule: { ...schedule, zone: site?.zone ?? 'Europe/London' },
    holidays,
    payPerHour: pence.ok && pence.value > 0 ? pence.value : null,
    breaksPaid: breaksPaid ?? false,
    typedPay: payTerms,
    positions: people > 0 ? people : null,
  })
}
