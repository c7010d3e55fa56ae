import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { dateText, localDate } from '@s4/domain/shift-text'
import { suspensionRepository, type Suspended } from './suspension-repository'

/** Whoever S4 has suspended does nothing new (docs/product.md#reported-people). Throws `person.suspended`. */
export async function refuseSuspended(
  db: Db,
  { seekerId = null, companyId = null, now }: Partial<Suspended> & { now: Date },
): Promise<void> {
  const found = await suspensionRepository(db).inForce({ seekerId, companyId }, localDate(now.toISOString()))
  if (!found) return
  const until = found.until === null ? '' : ` until ${dateText(found.until)}`
  throw new ApiError('person.suspended', {
    message: `S4 has suspended you from new work${until}. Work that is agreed goes on.`,
  })
}

/** A worker is not taken on by a company that S4 has suspended. Throws `company.stopped`. */
export async function refuseSuspendedCompany(
  db: Db,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  const found = await suspensionRepository(db).inForce({ seekerId: null, companyId }, localDate(now.toISOString()))
  if (found) throw new ApiError('company.stopped')
}
