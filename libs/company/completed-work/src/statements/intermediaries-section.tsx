import { dateText, localDate } from '@s4/domain/shift-text'
import { taxQuarters } from '@s4/domain/tax-quarters'
import { findTaxYear } from '@s4/domain/tax-year'
import { apiLinks } from '@s4/links'
import { ExternalLink, List, Section, Text } from '@s4/ui'
import { useState } from 'react'
import { useOwed } from '../queries/completed-work-queries'

const QUARTERS_SHOWN = 5

/** The quarter of `today` and those before it, newest first: the last of a tax year is due in the next. */
function latestQuarters(today: string) {
  const { from } = findTaxYear(today)
  const year = Number(from.slice(0, 4))
  return [year - 1, year]
    .flatMap((of) => taxQuarters(`${of}-04-06`).map((quarter, index) => ({ ...quarter, year: of, number: index + 1 })))
    .filter((quarter) => quarter.from <= today)
    .slice(-QUARTERS_SHOWN)
    .toReversed()
}

/** Whom the company paid in each of the latest quarters, for its report to HMRC. */
export function IntermediariesSection() {
  const { paidSince } = useOwed()
  const [latest] = useState(() => latestQuarters(localDate(new Date().toISOString())))
  const quarters = latest.filter(({ to }) => paidSince !== null && to >= paidSince)
  return (
    <Section title="HMRC report for employment intermediaries">
      <Text size="small" tone="muted">
        If you supply workers and do not run PAYE for them, you must report to HMRC each quarter. Each file says who you
        paid, and how much. Ask each worker for their National Insurance number, date of birth and UTR. Then add these
        to the file.
      </Text>
      {quarters.length === 0 && <Text>Nothing to report yet: you have recorded no payment.</Text>}
      <List label="Latest quarters" gap="xs">
        {quarters.map(({ from, to, year, number }) => (
          <li key={from}>
            <ExternalLink href={`${apiLinks.intermediariesCsv}?year=${year}&quarter=${number}`} download>
              {dateText(from)} to {dateText(to)} (CSV)
            </ExternalLink>
          </li>
        ))}
      </List>
    </Section>
  )
}
