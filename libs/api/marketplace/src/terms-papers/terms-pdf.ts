import { termsSentences } from '@s4/domain/cancellation'
import { formatRate } from '@s4/domain/money'
import { payTermsSentences } from '@s4/domain/pay-terms'
import { requirementText } from '@s4/domain/requirements'
import { dateText, localDate, shiftText } from '@s4/domain/shift-text'
import { roleLabel } from '@s4/domain/sia'
import { paper, type Paper } from '@s4/api-platform/pdf'
import type { TermsPaper } from './terms-paper'

interface Agreed {
  version: string
  /** Null before anybody has accepted. */
  agreedAt: string | null
}

/** The terms as a PDF for both sides. */
export function termsPdf(terms: TermsPaper, { version, agreedAt }: Agreed): Promise<Buffer> {
  const { mileageUpTo, parkingUpTo } = terms.terms.pay.expenses
  const page = paper({ title: `Terms: ${terms.title}`, author: terms.companyName })
  page.text('H1', 'Terms of this work')
  page.text(
    'P',
    agreedAt === null
      ? `Version ${version}. Nothing is agreed until the worker accepts the offer.`
      : `Version ${version}, agreed on ${dateText(localDate(agreedAt))}.`,
    8,
  )
  part(page, 'Who the work is for', [terms.companyName, terms.companyAddress, terms.companyContact])
  part(page, 'Who does it', [terms.seekerName])
  part(page, 'The work', [
    `${terms.title} (${roleLabel(terms.role)})`,
    `${terms.siteName}, ${terms.address}`,
    ...terms.shifts.map((shift) => shiftText(shift, terms.zone)),
  ])
  part(page, 'Pay', [
    formatRate(terms.payPerHour),
    terms.breaksPaid ? 'Breaks are paid.' : 'Breaks are not paid.',
    ...payTermsSentences(terms.terms.pay, terms.payPerHour),
    mileageUpTo === 0 && parkingUpTo === 0 ? 'No expenses are agreed.' : '',
    'For hours worked, as both agree them. S4 takes no fee from the worker.',
  ])
  part(
    page,
    'If it is cancelled',
    [...termsSentences('company', terms.terms), ...termsSentences('seeker', terms.terms)].map(aboutTheWorker),
  )
  part(page, 'Who comes', [
    terms.terms.substitution === true
      ? 'The worker may send a substitute before the shift begins. The substitute is another worker on S4, who ' +
        'accepts the same terms and passes every check that is asked of the worker. The company pays the substitute ' +
        'for the work.'
      : 'The worker comes themselves. No substitute may be sent.',
  ])
  part(page, 'Known risks, and what is done about them', [
    terms.siteRisks ? `At the site: ${terms.siteRisks}` : 'The company has named none for the site.',
    terms.jobRisks ? `In this work: ${terms.jobRisks}` : 'The company has named none for this work.',
  ])
  part(page, 'What the work asks for', [
    terms.siaSector ? `SIA licence: ${terms.siaSector}` : 'No SIA licence',
    ...terms.requirements.map(requirementText),
    terms.otherRequirements,
  ])
  part(
    page,
    'What the company had checked when this was written',
    terms.checks.length === 0
      ? ['Nothing yet. The company’s rules say what it checks before booking on.']
      : terms.checks.map(
          ({ document, result, checkedAt }) => `${document}: ${result}, ${dateText(localDate(checkedAt))}`,
        ),
  )
  return page.finish()
}

/** The sentences are written to the worker; the paper is for both. */
const aboutTheWorker = (sentence: string) =>
  sentence
    .replace('You can cancel', 'The worker can cancel')
    .replace('you owe', 'the worker owes')
    .replace('pays you', 'pays the worker')

function part(page: Paper, heading: string, lines: readonly string[]) {
  page.text('H2', heading)
  lines.filter(Boolean).forEach((line, index, all) => page.text('P', line, index === all.length - 1 ? 10 : 2))
}
