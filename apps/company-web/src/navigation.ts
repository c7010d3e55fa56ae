import { companyLinks, shellLinks } from '@s4/links'
import type { Permission } from '@s4/contract'
import type { MemberPermission } from '@s4/contract/member-roles'
import { isBelow, within, type SidebarItem } from '@s4/app-root'
import {
  Bell,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  Handshake,
  MessagesSquare,
  QrCode,
  UserRoundSearch,
  UsersRound,
} from 'lucide-react'

interface MayNeed {
  /** Not shown to a member without it. */
  needs?: Permission
}

/** The sidebar of docs/product.md#navigation. */
export const sidebarItems: readonly (SidebarItem & MayNeed)[] = [
  {
    label: 'Jobs',
    to: companyLinks.jobs,
    icon: BriefcaseBusiness,
    covers: within(
      companyLinks.jobs,
      companyLinks.job(''),
      companyLinks.postJob,
      companyLinks.assignedJobs,
      companyLinks.logbook(''),
      companyLinks.assignedJob(''),
      companyLinks.applicants(''),
      companyLinks.applicant,
      companyLinks.jobsInProgress,
      companyLinks.jobInProgress(''),
      companyLinks.completedJobs,
      companyLinks.completedJob(''),
      companyLinks.alerts,
      companyLinks.problems,
    ),
  },
  {
    label: 'Profile',
    to: companyLinks.profile,
    icon: Building2,
    alwaysOpen: true,
    covers: within(
      companyLinks.profile,
      companyLinks.EDIT_PAGES,
      companyLinks.settings,
      companyLinks.faq,
      companyLinks.support,
      companyLinks.sites,
      companyLinks.map,
    ),
  },
  { label: 'Chat', to: companyLinks.chat, icon: MessagesSquare, covers: (path) => path === companyLinks.chat },
  { label: 'Notifications', to: companyLinks.notifications, icon: Bell, covers: within(companyLinks.notifications) },
  {
    label: 'QR Code',
    to: companyLinks.qrCodes,
    icon: QrCode,
    covers: within(companyLinks.qrCodes),
    needs: 'site-codes.manage',
  },
  { label: 'Rota Management', to: companyLinks.rota, icon: CalendarDays, covers: within(companyLinks.rota) },
  {
    label: 'Clients',
    to: companyLinks.clients,
    icon: Handshake,
    covers: within(companyLinks.clients, companyLinks.recurring, companyLinks.margins),
    needs: 'clients.read',
  },
  {
    label: 'Find Worker',
    to: companyLinks.findWorker,
    icon: UserRoundSearch,
    covers: within(companyLinks.findWorker),
    needs: 'workers.find',
  },
  { label: 'Team', to: companyLinks.team, icon: UsersRound, covers: within(companyLinks.team) },
]

/** Tabs of the home, `/recents-jobs`, where the logo leads. */
export const homeTabs: readonly ({ label: string; to: string } & MayNeed)[] = [
  { label: 'Recent', to: companyLinks.jobs },
  { label: 'Assigned', to: companyLinks.assignedJobs },
  { label: 'In progress', to: companyLinks.jobsInProgress, needs: 'live-work.read' },
  { label: 'Completed', to: companyLinks.completedJobs, needs: 'completed-work.read' },
  { label: 'Alerts', to: companyLinks.alerts, needs: 'alerts.read' },
  { label: 'Problems', to: companyLinks.problems },
]

const titles: readonly [start: string, title: string][] = [
  [shellLinks.account, 'Account'],
  [companyLinks.postJob, 'Job Posting'],
  [companyLinks.jobs, 'Recent Jobs'],
  [companyLinks.job(''), 'Recent Jobs'],
  [companyLinks.applicants(''), 'Recent Jobs'],
  [companyLinks.applicant, 'Recent Jobs'],
  [companyLinks.assignedJobs, 'Assigned Jobs'],
  [companyLinks.assignedJob(''), 'Assigned Jobs'],
  [companyLinks.liveMap, 'Live Map'],
  [companyLinks.jobsInProgress, 'In-Progress Jobs'],
  [companyLinks.jobInProgress(''), 'In-Progress Jobs'],
  [companyLinks.logbook(''), 'In-Progress Jobs'],
  [companyLinks.completedJobs, 'Completed Jobs'],
  [companyLinks.completedJob(''), 'Completed Jobs'],
  [companyLinks.problems, 'Problem Reports'],
  [companyLinks.onCall, 'Alerts and On Call'],
  [companyLinks.ownReach, 'How I Am Reached'],
  [companyLinks.alerts, 'Alert Log'],
  [companyLinks.clients, 'Clients'],
  [companyLinks.recurring, 'Recurring Work'],
  [companyLinks.margins, 'Margins'],
  [companyLinks.team, 'Team'],
  [companyLinks.settings, 'Settings'],
  [companyLinks.rota, 'Rota Management'],
  [companyLinks.findWorker, 'Find Worker'],
  [companyLinks.qrCodes, 'QR Code'],
  [companyLinks.support, 'Chat Support'],
  [companyLinks.chat, 'Messages'],
  [companyLinks.notifications, 'Notifications'],
  [companyLinks.faq, "FAQ's"],
]

/** Top bar titles by path (docs/product.md#navigation); the profile, its edits and the map are *Company Profile*. */
export const screenTitle = (path: string): string =>
  titles.find(([start]) => isBelow(path, start))?.[1] ?? 'Company Profile'

/** Pages that only serve to change something; all others are refused when they read. */
const pageNeeds: readonly [start: string, needs: MemberPermission][] = [
  [companyLinks.postJob, 'jobs.post'],
  [companyLinks.newRecurring, 'jobs.post'],
  [companyLinks.newSite, 'sites.manage'],
  [companyLinks.newClient, 'clients.manage'],
  [companyLinks.teamHistory, 'team.manage'],
  [companyLinks.closeCompany, 'company.export'],
  [companyLinks.findWorker, 'workers.read'],
  [companyLinks.qrCodes, 'site-codes.manage'],
  [companyLinks.EDIT_PAGES, 'company.edit'],
]

/** The permission that a member lacks for a page; an account without a company lacks none. */
export function missingPermission(
  path: string,
  member: { permissions: readonly string[] } | null,
): MemberPermission | null {
  const needs = pageNeeds.find(([start]) => path.startsWith(start))?.[1]
  return needs && member && !member.permissions.includes(needs) ? needs : null
}

/** Whether a member is shown an entry; an account without a company sees all. */
export const isShown = ({ needs }: MayNeed, member: { permissions: readonly string[] } | null): boolean =>
  !needs || !member || member.permissions.includes(needs)
