import { ApiError } from '@s4/contract/api-error'
import { parseCompanyNumber } from '@s4/domain/companies-house'
import { localDate } from '@s4/domain/shift-text'
import { isInsurance } from '@s4/domain/vetting'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { lookAgain } from './look-again'
import { type NewDeclaration, vettingRepository } from './vetting-repository'

/**
 * Declares a number or an insurance of the company. The same again changes nothing. Throws `input.invalid`, and
 * `record.changed` for a declaration that is no longer as in `before`.
 */
export async function declare(
  ctx: CommandContext<CompanyActor>,
  { before: read, ...input }: NewDeclaration & { before?: Record<string, unknown> | undefined },
): Promise<void> {
  const {
    tx,
    actor: { companyId, uid },
    now,
  } = ctx
  const declared = checked(input, localDate(now.toISOString()))
  await tx.query('select id from company where id = $1 for no key update', [companyId])
  const vetting = vettingRepository(tx, companyId)
  const before = (await vetting.declarations()).find(({ kind }) => kind === declared.kind)
  if (before && isSame(before, declared)) return
  refuseChangedMeanwhile({ before: read, now: before ?? NOTHING, yours: declared })
  const id = await vetting.declare(declared, uid, now)
  await ctx.record({
    action: 'company.declared',
    subject: { kind: 'declaration', id },
    detail: { kind: declared.kind },
  })
  if (declared.kind === 'companiesHouse') await lookAgain(ctx, { companyId, what: 'number' })
}

const NOTHING = { number: '', insurer: '', validUntil: null }

const isSame = (before: NewDeclaration, { number, insurer, validUntil }: NewDeclaration) =>
  before.number === number && before.insurer === insurer && before.validUntil === validUntil

function checked({ kind, number, insurer, validUntil }: NewDeclaration, today: string): NewDeclaration {
  if (isInsurance(kind)) {
    if (insurer === '') throw refused('insurer', 'Enter the name of the insurer.')
    if (validUntil === null) throw refused('validUntil', 'Enter the last day of the insurance.')
    if (validUntil < today) throw refused('validUntil', 'This insurance has ended. Enter the one that is in force.')
    return { kind, number, insurer, validUntil }
  }
  if (kind === 'acs') return { kind, number, insurer: '', validUntil }
  const parsed = parseCompanyNumber(number)
  if (!parsed.ok) throw refused('number', `${parsed.message}.`)
  return { kind, number: parsed.value, insurer: '', validUntil: null }
}

const refused = (field: string, message: string) => new ApiError('input.invalid', { fields: { [field]: message } })
