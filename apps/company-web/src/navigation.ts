import type { Place } from '@s4/app-root'
import { Bell, BriefcaseBusiness, Building2, CalendarDays, MessagesSquare, QrCode, UserRoundSearch } from 'lucide-react'

const within =
  (...starts: string[]) =>
  (path: string) =>
    starts.some((start) => path.startsWith(start))

/** The sidebar of SPEC section 2. */
export const places: readonly Place[] = [
  {
    label: 'Profile',
    to: '/company-profile',
    icon: Building2,
    alwaysOpen: true,
    covers: within('/company-profile', '/edit-company', '/faq', '/chat-support', '/sites', '/test'),
  },
  { label: 'Chat', to: '/chat', icon: MessagesSquare, covers: (path) => path === '/chat' },
  { label: 'Notifications', to: '/notification', icon: Bell, covers: within('/notification') },
  { label: 'QR Code', to: '/qr-code', icon: QrCode, covers: within('/qr-code') },
  { label: 'Rota Management', to: '/rota-management', icon: CalendarDays, covers: within('/rota-management') },
  { label: 'Find Worker', to: '/find-worker', icon: UserRoundSearch, covers: within('/find-worker') },
]

/** The home, where the logo leads; phones show it as a place of its own. */
export const home: Place = {
  label: 'Jobs',
  to: '/recents-jobs',
  icon: BriefcaseBusiness,
  covers: within(
    '/recents-jobs',
    '/job-',
    '/assign-jobDetail',
    '/view-applicant',
    '/applicant-profile',
    '/in-progress',
    '/inProgress',
    '/completed-job',
    '/alert-log',
    '/problems-reported',
  ),
}

/** Tabs of the home, `/recents-jobs`, where the logo leads. */
export const homeTabs: readonly { label: string; to: string }[] = [
  { label: 'Recent', to: '/recents-jobs' },
  { label: 'Assigned', to: '/job-assigned' },
  { label: 'In progress', to: '/in-progress' },
  { label: 'Completed', to: '/completed-job' },
  { label: 'Alerts', to: '/alert-log' },
  { label: 'Problems', to: '/problems-reported' },
]

const titles: readonly [start: string, title: string][] = [
  ['/account', 'Account'],
  ['/job-posting', 'Job Posting'],
  ['/recents-jobs', 'Recent Jobs'],
  ['/job-detail', 'Recent Jobs'],
  ['/view-applicant', 'Recent Jobs'],
  ['/applicant-profile', 'Recent Jobs'],
  ['/job-assigned', 'Assigned Jobs'],
  ['/assign-jobDetail', 'Assigned Jobs'],
  ['/in-progress', 'In-Progress Jobs'],
  ['/inProgress-jobDetail', 'In-Progress Jobs'],
  ['/job-report-logs', 'In-Progress Jobs'],
  ['/completed-job', 'Completed Jobs'],
  ['/problems-reported', 'Problem Reports'],
  ['/alert-log', 'Alert Log'],
  ['/rota-management', 'Rota Management'],
  ['/find-worker', 'Find Worker'],
  ['/qr-code', 'QR Code'],
  ['/chat-support', 'Chat Support'],
  ['/chat', 'Messages'],
  ['/notification', 'Notifications'],
  ['/faq', "FAQ's"],
]

/** Top bar titles by path (PRODUCT, *Titles*); the profile, its edits and the map are *Company Profile*. */
export const titleOf = (path: string): string =>
  titles.find(([start]) => path.startsWith(start))?.[1] ?? 'Company Profile'
