import { permissionsOfRole } from '@s4/contract'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { changeMember, handOver, leaveTeam, removeMember, renameMyself } from './change-team'
import { invite, listInvitations, sendInvitationAgain, withdrawInvitation } from './invite'
import { join, openInvitation } from './join'
import { memberRepository, toMember } from './member-repository'
import { teamHistory } from './team-history'

const done = { done: true } as const

/** Members of a company and invitations to become one (docs/product.md#company-members). */
export const teamHandlers = (deps: Deps) => {
  const { db, clock } = deps
  return [
    implement('team.show', async ({ actor: { companyId, memberRole, siteIds, uid } }) => ({
      members: (await memberRepository(db).list(companyId)).map((member) => toMember(member, uid)),
      invitations: permissionsOfRole(memberRole, siteIds !== null).includes('team.manage')
        ? await listInvitations(db, companyId)
        : [],
    })),

    implement('team.history', ({ input: { member, before }, actor: { companyId } }) =>
      teamHistory(db, { companyId, member, before }),
    ),

    implement('team.rename', async ({ input, transact }) => {
      await transact((ctx) => renameMyself(ctx, input))
      return done
    }),

    implement('team.change', async ({ input, transact }) => {
      await transact((ctx) => changeMember(ctx, input))
      return done
    }),

    implement('team.remove', async ({ input, transact }) => {
      await transact((ctx) => removeMember(ctx, input))
      return done
    }),

    implement('team.leave', async ({ transact }) => {
      await transact(leaveTeam)
      return done
    }),

    implement('team.handOver', async ({ input, transact }) => {
      await transact((ctx) => handOver(ctx, input))
      return done
    }),

    implement('team.invite', async ({ input, actor, request, transact }) => {
      await limit(deps, request, { what: 'invite-member', person: actor.uid })
      await limit(deps, request, { what: 'invitation-mail', person: input.email.toLowerCase() })
      return transact((ctx) => invite(ctx, deps, input))
    }),

    implement('team.sendAgain', async ({ input, actor, request, transact }) => {
      await limit(deps, request, { what: 'invite-member', person: actor.uid })
      await limit(deps, request, { what: 'invitation-mail', person: input.id })
      await transact((ctx) => sendInvitationAgain(ctx, deps, input))
      return done
    }),

    implement('team.withdraw', async ({ input, transact }) => {
      await transact((ctx) => withdrawInvitation(ctx, input))
      return done
    }),

    implement('team.openInvitation', async ({ input: { secret }, request }) => {
      await limit(deps, request, { what: 'open-invitation' })
      return openInvitation(db, { secret, now: clock.now() })
    }),

    implement('team.join', async ({ input, actor, request, transact }) => {
      await limit(deps, request, { what: 'open-invitation', person: actor.uid })
      await transact((ctx) => join(ctx, input))
      return done
    }),
  ]
}
