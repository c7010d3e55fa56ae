import { seekerLinks, shellLinks } from '@s4/links'
import { isBelow, within, type SidebarItem } from '@s4/app-root'
import { Bell, Briefcase, ClipboardList, MessagesSquare, UserRound } from 'lucide-react'

/** The sidebar of docs/product.md#navigation, with its highlighting rules. */
export const sidebarItems: readonly SidebarItem[] = [
  { label: 'Jobs', to: seekerLinks.jobs, icon: Briefcase, alwaysOpen: true, covers: within(seekerLinks.jobs) },
  {
    label: 'Profile',
    to: seekerLinks.profile,
    icon: UserRound,
    alwaysOpen: true,
    covers: within(seekerLinks.profile, seekerLinks.bankAccount, seekerLinks.faq, seekerLinks.EDIT_PAGES),
  },
  { label: 'Chat', to: seekerLinks.chat, icon: MessagesSquare, covers: within(seekerLinks.chat) },
  {
    label: 'My Work',
    to: seekerLinks.applications,
    icon: ClipboardList,
    covers: within(
      seekerLinks.applications,
      seekerLinks.assignedWork,
      seekerLinks.nextShift,
      seekerLinks.assignment(''),
      seekerLinks.substitute(''),
      seekerLinks.workInProgress,
      seekerLinks.completedWork,
      seekerLinks.problems,
    ),
  },
  { label: 'Notifications', to: seekerLinks.notifications, icon: Bell, covers: within(seekerLinks.notifications) },
]

const titles: readonly [start: string, title: string][] = [
  [shellLinks.account, 'Account'],
  [seekerLinks.job(''), 'Job Details'],
  [seekerLinks.jobs, 'Jobs'],
  [seekerLinks.company, 'Company Details'],
  [seekerLinks.applications, 'Work Applied'],
  [seekerLinks.assignedWork, 'Assigned Work'],
  [seekerLinks.nextShift, 'Assigned Work'],
  [seekerLinks.assignment(''), 'Assigned Work'],
  [seekerLinks.substitute(''), 'Substitute'],
  [seekerLinks.workInProgress, 'Work In Progress'],
  [seekerLinks.completedWork, 'Work Completed'],
  [seekerLinks.problems, 'Report a Problem'],
  [seekerLinks.notifications, 'Notifications'],
  [seekerLinks.menu, 'Menu'],
  [seekerLinks.faq, 'FAQ'],
  [seekerLinks.invoices, 'Invoices'],
  [seekerLinks.bankAccount, 'Bank Account Details'],
  [seekerLinks.chat, 'Chat'],
  [seekerLinks.support, 'S4 Supports'],
]

/** Top bar titles by path (docs/product.md#navigation); profile and all its edit pages are *Profile*. */
export const screenTitle = (path: string): string => titles.find(([start]) => isBelow(path, start))?.[1] ?? 'Profile'
