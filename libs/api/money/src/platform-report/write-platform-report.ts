import type { Db, Sealer } from '@s4/db'
import { listSellersOfYear, type SellerYear } from './received'
import { closeReport, openReport, sellerText, type Operator, type ReportedSeller } from './platform-report-xml'

const BATCH_SIZE = 2000
/** HMRC takes files of at most 100 MB. */
const MAX_FILE_BYTES = 95_000_000

interface ReportOrder {
  year: number
  operator: Operator
  madeAt: Date
  sealer: Sealer
  maxFileBytes?: number
}

/** A piece of the file with this number; files follow one another. */
export interface ReportPiece {
  part: number
  text: string
}

export interface ReportSummary {
  files: number
  sellers: number
  /** Reported without a National Insurance number or date of birth. */
  incomplete: number
}

/**
 * The yearly report to HMRC as pieces of one or more files, seller by seller, so that the memory it needs does not grow
 * with their number. Returns what was written.
 */
export async function* writePlatformReport(
  db: Db,
  { year, operator, madeAt, sealer, maxFileBytes = MAX_FILE_BYTES }: ReportOrder,
): AsyncGenerator<ReportPiece, ReportSummary> {
  const summary = { files: 1, sellers: 0, incomplete: 0 }
  const file = () => ({ year, part: summary.files, madeAt })
  let bytes = 0
  const piece = (text: string) => {
    bytes += Buffer.byteLength(text)
    return { part: summary.files, text }
  }
  yield piece(openReport(operator, file()))
  let after: string | null = null
  for (;;) {
    const batch = await listSellersOfYear(db, { year, after, limit: BATCH_SIZE })
    for (const row of batch) {
      const seller = opened(row, sealer)
      if (bytes + Buffer.byteLength(sellerText(seller, file())) > maxFileBytes) {
        yield piece(closeReport)
        summary.files += 1
        bytes = 0
        yield piece(openReport(operator, file()))
      }
      yield piece(sellerText(seller, file()))
      summary.sellers += 1
      if (seller.nino === null || seller.dateOfBirth === null) summary.incomplete += 1
    }
    after = batch.at(-1)?.seekerId ?? null
    if (batch.length < BATCH_SIZE) break
  }
  yield piece(closeReport)
  return summary
}

function opened(row: SellerYear, sealer: Sealer): ReportedSeller {
  const { seekerId, name, address, dateOfBirth, receipts, accountName } = row
  const open = (sealed: Buffer | null, column: Parameters<Sealer['open']>[1]) =>
    sealed === null ? null : sealer.open(sealed, column, seekerId)
  const sortCode = open(row.sortCodeSealed, 'bank_details.sort_code_sealed')
  const number = open(row.accountNumberSealed, 'bank_details.account_number_sealed')
  return {
    seekerId,
    name,
    address,
    dateOfBirth,
    nino: open(row.ninoSealed, 'seeker.nino_sealed'),
    account: sortCode === null || number === null ? null : { name: accountName ?? name, sortCode, number },
    receipts,
  }
}
