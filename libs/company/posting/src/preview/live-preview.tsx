import type { Site } from '@s4/contract'
import { parsePounds } from '@s4/domain/money'
import { Section, Skeleton } from '@s4/ui'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { siteNation } from '@s4/domain/site-nation'
import { parsePayTerms } from '../draft/pay-terms-form'
import { useBankHolidays } from './use-bank-holidays'
import type { PostingFormState } from '../draft/use-posting-form'

const ShiftPreview = lazy(async () => ({ default: (await import('./shift-preview')).ShiftPreview }))

/** The preview beside the form, updated while typing. */
export function LivePreview({ form: { control }, site }: { form: PostingFormState; site: Site | undefined }) {
  const [schedule, pay, positions, breaksPaid, payTerms] = useWatch({
    control,
    name: ['schedule', 'payPerHour', 'positions', 'breaksPaid', 'terms.pay'],
  })
  const holidays = useBankHolidays(siteNation(site?.postcode ?? ''), Number(schedule.startDate.slice(0, 4)))
  const pence = parsePounds(pay)
  const people = Number.parseInt(positions, 10)

  return (
    <Section title="Summary">
      <Suspense fallback={<Skeleton shape="text" count={4} />}>
        <ShiftPreview
          schedule={{ ...schedule, zone: site?.zone ?? 'Europe/London' }}
          holidays={holidays}
          payPerHour={pence.ok && pence.value > 0 ? pence.value : null}
          breaksPaid={breaksPaid ?? false}
          pay={parsePayTerms(payTerms)}
          positions={people > 0 ? people : null}
        />
      </Suspense>
    </Section>
  )
}
