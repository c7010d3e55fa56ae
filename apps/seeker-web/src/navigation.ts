import type { Place } from '@s4/app-root'
import { Bell, Briefcase, ClipboardList, MessagesSquare, UserRound } from 'lucide-react'

const within =
  (...starts: string[]) =>
  (path: string) =>
    starts.some((start) => path.startsWith(start))

/** The sidebar of SPEC section 2, with its highlighting rules. */
export const places: readonly Place[] = [
  { label: 'Jobs', to: '/User-Job', icon: Briefcase, covers: within('/User-Job') },
  {
    label: 'Profile',
    to: '/User-PersonalDetails',
    icon: UserRound,
    alwaysOpen: true,
    covers: within('/User-Personal', '/User-Bank', '/User-FAQSection', '/edit-'),
  },
  { label: 'Chat', to: '/User-UserChatPage', icon: MessagesSquare, covers: within('/User-UserChatPage') },
  {
    label: 'My Work',
    to: '/User-WorkApplied',
    icon: ClipboardList,
    covers: within(
      '/User-WorkApplied',
      '/User-MyWorkAssigned',
      '/User-AppliedAndAssignedDetail',
      '/User-workInprogess',
      '/User-WorkCompleted',
      '/User-reportProblem',
    ),
  },
  { label: 'Notifications', to: '/User-UserNotification', icon: Bell, covers: within('/User-UserNotification') },
]

const titles: readonly [start: string, title: string][] = [
  ['/account', 'Account'],
  ['/User-JobDetails', 'Job Details'],
  ['/User-Job', 'Jobs'],
  ['/User-CompanyDetails', 'Company Details'],
  ['/User-WorkApplied', 'Work Applied'],
  ['/User-MyWorkAssigned', 'Assigned Work'],
  ['/User-AppliedAndAssignedDetail', 'Assigned Work'],
  ['/User-workInprogess', 'Work In Progress'],
  ['/User-WorkCompleted', 'Work Completed'],
  ['/User-reportProblem', 'Report a Problem'],
  ['/User-UserNotification', 'Notifications'],
  ['/User-UserSidebar', 'Menu'],
  ['/User-FAQSection', 'FAQ'],
  ['/User-InvoiceList', 'Invoices'],
  ['/User-BankDetails', 'Bank Account Details'],
  ['/User-UserChatPage', 'Chat'],
  ['/User-ContactSupport', 'S4 Supports'],
]

/** Top bar titles by path (PRODUCT, *Titles*); profile and all its edit pages are *Profile*. */
export const titleOf = (path: string): string => titles.find(([start]) => path.startsWith(start))?.[1] ?? 'Profile'
