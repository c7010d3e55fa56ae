import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { listMemberUids } from '@s4/api-platform/notices'
import { invitePeople, knownPeople, refuseTooManyInvited } from '../worker-invitations/invite-people'
import { checkPeople } from './check-people'
import { workerImportRepository } from './worker-import-repository'

type Input = ParsedInputOf<Contract['workerImports.run']>

/** People invited between two looks at how far it is. */
const BATCH = 250

/**
 * Invites the people of a file in one transaction; how far it is, is written beside it. Throws `record.missing`,
 * `input.invalid` where rows are wrong and not to be left out, `worker-import.unverified`.
 */
export async function runImport(
  ctx: CommandContext<CompanyActor>,
  deps: Deps,
  { id, mapping, kind, leaveOutWrong }: Input,
): Promise<{ invited: number; leftOut: number }> {
  const { tx, actor } = ctx
  const { companyId } = actor
  const imports = workerImportRepository(tx)
  const found = await imports.find({ id, companyId })
  if (!found) throw new ApiError('record.missing')
  await tx.query('select id from company where id = $1 for no key update', [companyId])
  const { people, wrong } = checkPeople(found.records, mapping, await knownPeople(ctx))
  if (wrong > 0 && !leaveOutWrong)
    throw new ApiError('input.invalid', {
      fields: {
        leaveOutWrong:
          wrong === 1
            ? '1 row has an error. Correct the file, or leave it out.'
            : `${wrong} rows have errors. Correct the file, or leave them out.`,
      },
    })
  if (people.length === 0)
    throw new ApiError('input.invalid', { fields: { leaveOutWrong: 'Nobody is left to invite.' } })
  await refuseTooManyInvited(ctx, people.length)
  for (let at = 0; at < people.length; at += BATCH) {
    await invitePeople(ctx, deps, { people: people.slice(at, at + BATCH), kind })
    // On a connection of its own, so that others see it before the end.
    await workerImportRepository(deps.db).setDone(id, Math.min(at + BATCH, people.length))
  }
  await imports.end(id, people.length)
  await ctx.record({
    action: 'workers.invited',
    subject: { kind: 'worker-import', id },
    companyId,
    detail: { invited: people.length, leftOut: wrong, kind },
    signals: [{ to: await listMemberUids(tx, companyId), resources: ['workerInvitations'] }],
  })
  return { invited: people.length, leftOut: wrong }
}
