import { companyLinks, shellLinks } from '@s4/links'
import type { Permission } from '@s4/contract'
import type { MemberPermission } from '@s4/contract/member-roles'
import { isBelow, within, type SidebarItem } from '@s4/app-root'
import type { ScreenShape } from '@s4/ui'
import {
  Bell,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  Handshake,
  MapPin,
  MessagesSquare,
  QrCode,
  UserRoundSearch,
  UsersRound,
} from 'lucide-react'

interface MayNeed {
  /** Not shown to a member without it. */
  needs?: Permission
}

/** The sidebar of docs/product.md#navigation; on phones the bottom bar has the first four. */
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
    covers: within(companyLinks.profile, companyLinks.EDIT_PAGES),
  },
  { label: 'Chat', to: companyLinks.chat, icon: MessagesSquare, covers: (path) => path === companyLinks.chat },
  { label: 'Rota Management', to: companyLinks.rota, icon: CalendarDays, covers: within(companyLinks.rota) },
  { label: 'Notifications', to: companyLinks.notifications, icon: Bell, covers: within(companyLinks.notifications) },
  { label: 'Sites', to: companyLinks.sites, icon: MapPin, covers: within(companyLinks.sites, companyLinks.map) },
  {
    label: 'QR Code',
    to: companyLinks.qrCodes,
    icon: QrCode,
    covers: within(companyLinks.qrCodes),
    needs: 'site-codes.manage',
  },
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

const screens: readonly [start: string, title: string, shape: ScreenShape][] = [
  [shellLinks.account, 'Account', 'record'],
  [companyLinks.jobTemplates, 'Job Posting', 'list'],
  [companyLinks.postJob, 'Job Posting', 'list'],
  [companyLinks.jobs, 'Recent Jobs', 'tabs'],
  [companyLinks.job(''), 'Recent Jobs', 'record'],
  [companyLinks.applicants(''), 'Recent Jobs', 'tabs'],
  [companyLinks.applicant, 'Recent Jobs', 'record'],
  [companyLinks.dueChecks, 'Checks Due', 'list'],
  [companyLinks.workerScreening, 'Screening', 'record'],
  [companyLinks.assignedJobs, 'Assigned Jobs', 'tabs'],
  [companyLinks.assignedJob(''), 'Assigned Jobs', 'record'],
  [companyLinks.liveMap, 'Live Map', 'record'],
  [companyLinks.jobsInProgress, 'In-Progress Jobs', 'tabs'],
  [companyLinks.jobInProgress(''), 'In-Progress Jobs', 'list'],
  [companyLinks.logbook(''), 'In-Progress Jobs', 'list'],
  [companyLinks.completedJob(''), 'Completed Jobs', 'list'],
  [companyLinks.statistics, 'Completed Jobs', 'search'],
  [companyLinks.completedJobs, 'Completed Jobs', 'tabs'],
  [companyLinks.problems, 'Problem Reports', 'tabs'],
  [companyLinks.onCall, 'Alerts and On Call', 'list'],
  [companyLinks.ownReach, 'How Alerts Reach Me', 'list'],
  [companyLinks.alerts, 'Alert Log', 'search'],
  [companyLinks.newClient, 'Clients', 'list'],
  [companyLinks.clients, 'Clients', 'list'],
  [companyLinks.newRecurring, 'Recurring Work', 'list'],
  [companyLinks.recurring, 'Recurring Work', 'list'],
  [companyLinks.margins, 'Margins', 'search'],
  [companyLinks.team, 'Team', 'list'],
  [companyLinks.settings, 'Settings', 'list'],
  [companyLinks.rota, 'Rota Management', 'tabs'],
  [companyLinks.findWorker, 'Find Worker', 'search'],
  [companyLinks.qrCodes, 'QR Code', 'list'],
  [companyLinks.support, 'Chat Support', 'list'],
  [companyLinks.chat, 'Messages', 'list'],
  [companyLinks.notifications, 'Notifications', 'tabs'],
  [companyLinks.faq, "FAQ's", 'list'],
  [companyLinks.sites, 'Sites', 'list'],
  [companyLinks.EDIT_PAGES, 'Company Profile', 'list'],
]

/**
 * Top bar titles by path (docs/product.md#navigation), and the shape in which a screen loads; the profile, its edits
 * and the map are *Company Profile*.
 */
export function screenAt(path: string): { title: string; shape: ScreenShape } {
  const [, title, shape] = screens.find(([start]) => isBelow(path, start)) ?? ['', 'Company Profile', 'record']
  return { title, shape }
}

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
