import { seekerLinks, shellLinks } from '@s4/links'
import { isBelow, within, type SidebarItem } from '@s4/app-root'
import type { ScreenShape } from '@s4/ui'
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
    to: seekerLinks.assignedWork,
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

/** Without a shape a screen loads as a record. */
const screens: readonly [start: string, title: string, shape?: ScreenShape][] = [
  [shellLinks.account, 'Account'],
  [seekerLinks.job(''), 'Job Details'],
  [seekerLinks.savedSearches, 'Jobs', 'tabs'],
  [seekerLinks.jobs, 'Jobs', 'search'],
  [seekerLinks.company, 'Company Details'],
  [seekerLinks.applications, 'Work Applied', 'tabs'],
  [seekerLinks.workCalendar, 'Assigned Work', 'tabs'],
  [seekerLinks.assignedWork, 'Assigned Work', 'tabs'],
  [seekerLinks.nextShift, 'Assigned Work', 'list'],
  [seekerLinks.assignment(''), 'Assigned Work'],
  [seekerLinks.substitute(''), 'Substitute'],
  [seekerLinks.workInProgress, 'Work In Progress', 'tabs'],
  [seekerLinks.completedWork, 'Work Completed', 'tabs'],
  [seekerLinks.problems, 'Report a Problem', 'tabs'],
  [seekerLinks.notifications, 'Notifications', 'tabs'],
  [seekerLinks.menu, 'Menu', 'list'],
  [seekerLinks.faq, 'FAQ', 'list'],
  [seekerLinks.invoices, 'Invoices'],
  [seekerLinks.bankAccount, 'Bank Account Details'],
  [seekerLinks.chat, 'Chat', 'list'],
  [seekerLinks.support, 'S4 Supports', 'list'],
  [seekerLinks.EDIT_PAGES, 'Profile', 'list'],
]

/**
 * Top bar titles by path (docs/product.md#navigation), and the shape in which a screen loads; profile and all its edit
 * pages are *Profile*.
 */
export function screenAt(path: string): { title: string; shape: ScreenShape } {
  // A job's id behind the address of the problems is the report of a shift there.
  if (path.startsWith(seekerLinks.problems) && path !== seekerLinks.problems)
    return { title: 'Shift Report', shape: 'record' }
  const [, title, shape = 'record'] = screens.find(([start]) => isBelow(path, start)) ?? ['', 'Profile']
  return { title, shape }
}
