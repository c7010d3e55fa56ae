import { loadFormChecks, useLoadAtControl } from '@s4/api-client/forms'
import type { Site } from '@s4/contract'
import { parsePounds } from '@s4/domain/money'
import { Section, Text, lazyExtra, lazyPart } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { memo, useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { siteNation } from '@s4/domain/site-nation'
import { useBankHolidays } from './use-bank-holidays'
import type { PostingFormState } from '../draft/use-posting-form'
import type { TypedJob } from './shift-preview'

const load = async () => {
  await loadFormChecks()
  return import('./shift-preview')
}
const ShiftPreview = lazyPart(async () => memo((await load()).ShiftPreview))
// The preview beside it says so when it could not be loaded.
const ReviewLine = lazyExtra(async () => memo((await load()).ReviewLine))

interface PreviewProps {
  form: PostingFormState
  site: Site | undefined
}

/** The preview beside the form, updated while typing. */
export function LivePreview(props: PreviewProps) {
  const typed = useTyped(props)
  const missing = missingIn(typed)

  useLoadAtControl(load)

  return (
    <Section title="Summary">
      {missing ? (
        <Text tone="muted">The shifts appear here once {missing}.</Text>
      ) : (
        <InPicture fallback={<Text tone="muted">The shifts appear here.</Text>}>
          <ShiftPreview {...typed} />
        </InPicture>
      )}
    </Section>
  )
}

/** What a schedule lacks before there can be shifts. */
function missingIn({ schedule: { days, startDate } }: TypedJob): string | null {
  if (days.length === 0) return 'you add a day'
  if (startDate === '') return 'you choose the first day'
  return days.some(({ start, end }) => start === '' || end === '') ? 'every day has its times' : null
}

/** One sentence above the button, because on a phone the preview is out of sight. */
export function Review(props: PreviewProps) {
  const title = useDeferredValue(useWatch({ control: props.form.control, name: 'title' }))
  const typed = useTyped(props)
  const { positions, payPerHour } = typed
  if (title.trim() === '' || !props.site || positions === null || payPerHour === null || missingIn(typed)) return null
  return (
    <InPicture>
      <ReviewLine {...typed} {...{ title, positions, payPerHour }} site={props.site} />
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
