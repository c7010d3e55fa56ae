import type { Refused } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import { type CommandContext, runEach } from '@s4/api-platform/commands'
import { refuseOtherSites } from '@s4/api-platform/site-limits'
import { applicantRepository, noteApplication, reject } from '../applications'

type Context = CommandContext<CompanyActor>

interface Changed {
  changed: string[]
  refused: Refused
}

/** Shortlists several applicants or takes them off the shortlist; `changed` are those for whom it was not so. */
export async function shortlistMany(
  ctx: Context,
  { ids, shortlisted }: { ids: readonly string[]; shortlisted: boolean },
): Promise<Changed> {
  const { results, refused } = await runEach(toItems(ids), async ({ id }) => {
    await refuseElsewhere(ctx, id)
    const note = await applicantRepository(ctx.tx).lockNote(id, ctx.actor.companyId)
    if (!note) throw new ApiError('application.missing')
    if (note.shortlisted === shortlisted) return null
    await noteApplication(ctx, { id, shortlisted })
    return id
  })
  return { changed: results.filter((id) => id !== null), refused }
}

/** Turns several applications down; each applicant is told at once. */
export async function rejectMany(
  ctx: Context,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<Changed> {
  const { results, refused } = await runEach(toItems(ids), async ({ id }) => {
    await refuseElsewhere(ctx, id)
    await reject(ctx, { id, reason })
    return id
  })
  return { changed: results, refused }
}

const toItems = (ids: readonly string[]) => ids.map((id) => ({ id }))

const refuseElsewhere = ({ tx, actor }: Context, id: string): Promise<void> =>
  refuseOtherSites(tx, actor, { method: 'POST', path: '/applications/{id}', input: { id } })
