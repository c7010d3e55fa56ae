/** A payment file as Bacs takes it (docs/uk-rules.md#standard-18); positions count from 1. */

export interface Bacs18Company {
  serviceUserNumber: string
  name: string
  sortCode: string
  accountNumber: string
}

export interface Bacs18Payment {
  name: string
  sortCode: string
  accountNumber: string
  pence: number
  reference: string
}

interface FileDates {
  /** Days, `2026-11-21`. */
  createdOn: string
  processedOn: string
}

const CREDIT = '99'
const CONTRA = '17'
const NAME_LENGTH = 18
const LABEL_LENGTH = 80
const LINE_END = '\r\n'

/** Bacs takes capitals, digits, space and `. & / -`: accents are taken off, other characters become spaces. */
export const bacsText = (text: string, length = NAME_LENGTH): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.&/ -]/g, ' ')
    .slice(0, length)
    .padEnd(length)

const digits = (value: number, length: number) => String(value).padStart(length, '0')
const label = (text: string) => text.padEnd(LABEL_LENGTH)

/** A day of the year, ` 26325`. */
function julian(day: string): string {
  const [year = ''] = day.split('-')
  const ordinal = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)) / 86_400_000 + 1
  return ` ${year.slice(2)}${digits(ordinal, 3)}`
}

/** Labels of 80 characters around data records of 100: a credit for each payment and one contra record. */
export function standard18(company: Bacs18Company, payments: readonly Bacs18Payment[], dates: FileDates): string {
  const { serviceUserNumber: user } = company
  const serial = digits(Number(julian(dates.createdOn).trim()), 6)
  const total = payments.reduce((sum, { pence }) => sum + pence, 0)
  // File identifier of 17 characters, set, section, sequence, and the day the file was made.
  const days = `${julian(dates.createdOn)}${julian(dates.processedOn)}`
  const file = `A${user}S  1${user}${serial}00010001${' '.repeat(6)}${days}`
  const second = `F0200000100${' '.repeat(35)}00`
  return [
    label(`VOL1${serial}${' '.repeat(31)}${user}`).slice(0, -1) + '1',
    label(`HDR1${file} 000000`),
    label(`HDR2${second}`),
    label(`UHL1${julian(dates.processedOn)}999999    000000001 DAILY  001`),
    ...payments.map((payment) => credit(company, payment)),
    contra(company, total),
    label(`EOF1${file} 000000`),
    label(`EOF2${second}`),
    label(`UTL1${digits(total, 13)}${digits(total, 13)}${digits(1, 7)}${digits(payments.length, 7)}`),
    '',
  ].join(LINE_END)
}

const record = (
  to: { sortCode: string; accountNumber: string },
  code: string,
  { from, pence, texts }: { from: Bacs18Company; pence: number; texts: readonly [string, string, string] },
): string =>
  [
    to.sortCode, // 1–6
    to.accountNumber, // 7–14
    '0', // 15, type of account
    code, // 16–17
    from.sortCode, // 18–23
    from.accountNumber, // 24–31
    ' '.repeat(4), // 32–35
    digits(pence, 11), // 36–46
    ...texts.map((text) => bacsText(text)), // 47–64, 65–82, 83–100
  ].join('')

const credit = (from: Bacs18Company, { pence, reference, name, ...to }: Bacs18Payment) =>
  record(to, CREDIT, { from, pence, texts: [from.name, reference, name] })

const contra = (from: Bacs18Company, pence: number) =>
  record(from, CONTRA, { from, pence, texts: ['S4 PAYMENTS', 'CONTRA', from.name] })
