import { dateText, localDate } from '@s4/domain/shift-text'
import { taxQuarters } from '@s4/domain/tax-quarters'
import { findTaxYear } from '@s4/domain/tax-year'
import { apiLinks } from '@s4/links'
import { ExternalLink, List, Section, Text } from '@s4/ui'
import { useState } from 'react'

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
  const [quarters] = useState(() => latestQuarters(localDate(new Date().toISOString())))
  return (
    <Section title="Report of intermediaries">
      <Text size="small" tone="muted">
        If you supply workers without operating PAYE, you report to HMRC each quarter. The file names whom you paid and
        how much. It has no National Insurance number, date of birth or UTR: ask the worker for them and add them.
      </Text>
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
