import type { Coverage, FileEntry, Reference, ScreeningFile } from '@s4/contract'
import { dateText } from '@s4/domain/calendar-date'
import { activityKindText } from '@s4/domain/screening'
import { momentText } from '@s4/domain/shift-text'
import { paper, type Paper } from '@s4/api-platform/pdf'

const ZONE = 'Europe/London'

interface Copy {
  fullname: string
  file: ScreeningFile
  /** Whom the copy is for; the worker when null. */
  companyName: string | null
  now: Date
}

/** The whole file on paper (docs/product.md#screening-file). */
export async function screeningPdf({ fullname, file, companyName, now }: Copy): Promise<Buffer> {
  const doc = paper({ title: `Screening file of ${fullname}`, author: 'S4', numbered: true })
  doc.text('H1', `Screening file of ${fullname}`)
  doc.text('P', `Made on ${momentText(now.toISOString(), ZONE)} for ${companyName ?? fullname}.`)
  doc.text(
    'P',
    'History given by the worker and answers of referees to S4. S4 has not checked who a referee is or what they ' +
      'said, and S4 decides nothing. Whoever deploys the worker screens them to BS 7858.',
    10,
  )
  await writeCoverage(doc, file.coverage)
  doc.text('H2', 'History')
  if (file.entries.length === 0) doc.text('P', 'Nothing was given.')
  for (const entry of file.entries) writeEntry(doc, entry)
  writeGaps(doc, file)
  writeAddresses(doc, file)
  writeDeclaration(doc, file)
  writeDecisions(doc, file)
  return doc.finish()
}

async function writeCoverage(
  doc: Paper,
  { from, months, coveredMonths, verifiedMonths, gaps }: Coverage,
): Promise<void> {
  doc.text('H2', 'How far it has come')
  const explained = gaps.filter(({ missing }) => missing === null).length
  await doc.table(
    [
      { header: `Since ${dateText(from)}`, width: 0.6, align: 'left' },
      { header: 'Result', width: 0.4, align: 'right' },
    ],
    [
      ['Months with an entry', `${coveredMonths} of ${months}`],
      ['Gaps of more than 31 days, explained', String(explained)],
      ['Gaps of more than 31 days, not explained', String(gaps.length - explained)],
      ['Months confirmed by a referee', `${verifiedMonths} of ${months}`],
    ],
  )
}

const spanText = ({ from, to }: { from: string; to: string | null }) =>
  `${dateText(from)} to ${to === null ? 'today' : dateText(to)}`

function writeEntry(
  doc: Paper,
  { activityKind, title, organisation, from, to, references, evidence }: FileEntry,
): void {
  const kind = activityKind === null ? '' : `${activityKindText[activityKind]}: `
  doc.text('P', `${kind}${title}${organisation && `, ${organisation}`}: ${spanText({ from, to })}`, 1)
  for (const reference of references) doc.text('P', `– ${referenceText(reference)}`, 1)
  for (const { note, fileName } of evidence) doc.text('P', `– Document: ${note}${fileName ? ` (${fileName})` : ''}`, 1)
  if (references.length === 0 && evidence.length === 0)
    doc.text('P', '– Nobody was asked and no document was given.', 1)
  doc.text('P', '', 2)
}

const stateText: Record<Exclude<Reference['state'], 'answered'>, string> = {
  asked: 'asked, has not answered yet',
  declined: 'does not want to answer',
  'not-me': 'the email reached somebody else',
  'no-answer': 'did not answer in 21 days',
  withdrawn: 'the question was withdrawn',
}
const reengageText = { yes: 'would work with them again', no: 'would not work with them again', 'no-comment': '' }

function referenceText({
  name,
  firm,
  relation,
  email,
  phone,
  personalAddress,
  state,
  answer,
  outdated,
}: Reference): string {
  const reached = [email, personalAddress && 'personal address', phone].filter(Boolean).join(', ')
  const who = `${name}, ${relation}, ${firm} (${reached})`
  if (state !== 'answered') return `${who}: ${stateText[state]}`
  if (answer === null) return who
  const { at, from, to, role, corrected, reasonForLeaving, reengage, comment } = answer
  const how = corrected ? 'corrected' : 'confirmed'
  return [
    `${who}: ${how} on ${momentText(at, ZONE)}: ${role}, ${spanText({ from, to })}`,
    reasonForLeaving && `reason for leaving: ${reasonForLeaving}`,
    reengageText[reengage],
    comment,
    outdated && 'the entry has changed since, so this confirms nothing any more',
  ]
    .filter(Boolean)
    .join('; ')
}

function writeGaps(doc: Paper, { coverage, explanations }: ScreeningFile): void {
  doc.text('H2', 'Gaps of more than 31 days')
  if (coverage.gaps.length === 0) doc.text('P', 'There is none.')
  for (const { from, to, days, missing } of coverage.gaps)
    doc.text('P', `${spanText({ from, to })} (${days} days): ${missing ? 'not explained' : 'explained'}`)
  for (const { from, to, reason } of explanations) doc.text('P', `Explanation of ${spanText({ from, to })}: ${reason}`)
}

function writeAddresses(doc: Paper, { addresses, addressGaps }: ScreeningFile): void {
  doc.text('H2', 'Addresses')
  for (const { line1, town, postcode, ...span } of addresses)
    doc.text('P', `${line1}, ${town}, ${postcode}: ${spanText(span)}`)
  for (const { from, to, days } of addressGaps)
    doc.text('P', `No address from ${spanText({ from, to })} (${days} days)`)
}

function writeDeclaration(doc: Paper, { declaration }: ScreeningFile): void {
  doc.text('H2', 'Declaration and consent')
  if (declaration === null) return doc.text('P', 'The worker has not declared anything or consented.')
  const { version, declaredAt, judgments, convictions } = declaration
  doc.text('P', `Declared, with consent to the screening, on ${momentText(declaredAt, ZONE)} (wording ${version}).`)
  doc.text('P', `CCJs over £10,000, bankruptcy, arrangements with creditors: ${judgments || 'none'}`)
  doc.text('P', `Unspent convictions and conditional cautions: ${convictions || 'none'}`)
}

function writeDecisions(doc: Paper, { decisions }: ScreeningFile): void {
  doc.text('H2', 'Decisions')
  if (decisions.length === 0) doc.text('P', 'No decision is recorded.')
  for (const { company, result, until, reason, decidedAt } of decisions)
    doc.text(
      'P',
      [`${company}, ${momentText(decidedAt, ZONE)}: ${result}`, until && `until ${dateText(until)}`, reason]
        .filter(Boolean)
        .join(', '),
    )
}
