import { hasAddress } from '@s4/domain/referee-address'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { givenRoles, memberRoles } from '../endpoint/member-roles'
import { Done, Id, Instant, Nothing, line } from '../endpoint/shapes'

const AnyRole = z.enum(memberRoles)

const GivenRole = z.enum(givenRoles, { error: 'Choose a role.' })

/** Null for all sites. */
const SiteIds = z.array(Id).max(500).nullable()

const memberName = line('Enter a name.').refine((name) => !hasAddress(name), 'Enter a name, without any address.')

export const Member = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: AnyRole,
  siteIds: SiteIds,
  joinedAt: Instant,
  isYou: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: AnyRole,
  siteIds: SiteIds,
  invitedBy: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

export const InvitationFields = z.object({
  name: memberName,
  email: z.email('Enter an email address, like jo@firm.co.uk.').max(254, 'Use 254 characters or fewer.'),
  role: GivenRole,
  siteIds: SiteIds.default(null),
})

export const NameFields = z.object({ name: memberName })

const secret = z.string().min(20).max(100)

/** What the holder of a link reads before joining. */
export const OpenInvitation = z.object({
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  role: AnyRole,
  invitedBy: z.string(),
  expiresAt: Instant,
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** How many lines of the history are answered at once. */
export const HISTORY_LINES = 50

/** One thing that a member did (docs/product.md#audit). */
export const MemberAction = z.object({
  id: z.number().int(),
  at: Instant,
  /** Subject and past tense: `job.published`. */
  action: z.string(),
  /** As the company knows them, also those who have left; empty for somebody whose account is erased. */
  member: z.string(),
  /** The worker it was about. */
  worker: z.string().nullable(),
  job: z.object({ id: Id, title: z.string(), siteName: z.string() }).nullable(),
})
export type MemberAction = z.infer<typeof MemberAction>

export const team = endpoints({
  'team.show': {
    summary: 'The members of my company, the oldest first, and the open invitations for those who manage the team.',
    requires: 'team.read',
    input: Nothing,
    output: z.object({ members: z.array(Member), invitations: z.array(Invitation) }),
  },
  'team.history': {
    summary: 'What members of my company did, newest first, 50 lines at a time.',
    requires: 'team.manage',
    input: z.object({
      /** Only what this member of now did. */
      member: Id.optional(),
      /** The id of a line: only older ones. */
      before: z.coerce.number('Start again from the newest.').int().min(1).optional(),
    }),
    output: z.object({
      lines: z.array(MemberAction),
      /** Whether there are older ones. */
      more: z.boolean(),
    }),
  },
  'team.rename': {
    summary: 'Change the name under which this company knows me.',
    requires: 'own-membership.manage',
    input: NameFields,
    output: Done,
  },
  'team.change': {
    summary: 'Change the role and sites of a member who is not an owner.',
    requires: 'team.manage',
    input: z.object({ id: Id, role: GivenRole, siteIds: SiteIds }),
    output: Done,
  },
  'team.remove': {
    summary: 'Remove a member: their sessions end at once.',
    requires: 'team.manage',
    input: z.object({ id: Id }),
    output: Done,
  },
  'team.leave': {
    summary: 'Leave the company; its last owner cannot.',
    requires: 'own-membership.manage',
    input: Nothing,
    output: Done,
  },
  'team.handOver': {
    summary: 'Make another member an owner; `stay` says whether I stay one or become a manager.',
    requires: 'ownership.hand-over',
    needs: ['recent'],
    input: z.object({ id: Id, stay: z.boolean() }),
    output: Done,
  },
  'team.invite': {
    summary: 'Invite somebody by mail; the link holds for 7 days.',
    requires: 'team.manage',
    needs: ['complete', 'verified'],
    input: InvitationFields,
    output: z.object({ id: Id }),
  },
  'team.sendAgain': {
    summary: 'Send an invitation again with a new link for 7 days; the link before it ends.',
    requires: 'team.manage',
    needs: ['verified'],
    input: z.object({ id: Id }),
    output: Done,
  },
  'team.withdraw': {
    summary: 'Withdraw an invitation: its link ends.',
    requires: 'team.manage',
    input: z.object({ id: Id }),
    output: Done,
  },
  'team.openInvitation': {
    summary: 'What the holder of a link from an invitation is invited to.',
    requires: 'public',
    input: z.object({ secret }),
    output: OpenInvitation,
  },
  'team.join': {
    summary:
      'Accept an invitation with the account of the address it was sent to. The session then acts for the company.',
    requires: 'account.manage',
    input: z.object({ secret }),
    output: Done,
  },
})
