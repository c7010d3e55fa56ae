import { dateText, localDate } from '@s4/domain/shift-text'
import { taxQuarters } from '@s4/domain/tax-quarters'
import { findTaxYear } from '@s4/domain/tax-year'
import { apiLinks } from '@s4/links'
import { ExternalLink, List, Section, Text } from '@s4/ui'
import { useState } from 'react'

/** Whom the company paid in each quarter of this tax year, for its report to HMRC. */
export function IntermediariesSection() {
  const [from] = useState(() => findTaxYear(localDate(new Date().toISOString())).from)
  return (
    <Section title="Report of intermediaries">
      <Text size="small" tone="muted">
        If you supply workers without operating PAYE, you report to HMRC each quarter. The file names whom you paid and
        how much. It has no National Insurance number, date of birth or UTR: ask the worker for them and add them.
      </Text>
      <List label="Quarters of this tax year" gap="xs">
        {taxQuarters(from).map((quarter, index) => (
          <li key={quarter.from}>
            <ExternalLink href={`${apiLinks.intermediariesCsv}?year=${from.slice(0, 4)}&quarter=${index + 1}`} download>
              {dateText(quarter.from)} to {dateText(quarter.to)} (CSV)
            </ExternalLink>
          </li>
        ))}
      </List>
    </Section>
  )
}
