import { seekerLinks, shellLinks } from '@s4/links'

/** Every screen of the seeker's app by subject, for `/User-UserSidebar`. */
export const menu = {
  path: seekerLinks.menu,
  completePath: seekerLinks.editPersonalDetails,
  groups: [
    {
      title: 'Work',
      items: [
        { label: 'Jobs', to: seekerLinks.jobs, about: 'Find work and apply.' },
        {
          label: 'Saved searches',
          to: seekerLinks.savedSearches,
          about: 'Searches you saved, with alerts for new jobs.',
          gated: true,
        },
        { label: 'Applied', to: seekerLinks.applications, about: 'What you applied for.', gated: true },
        { label: 'Assigned', to: seekerLinks.assignedWork, about: 'Offers and agreed work.' },
        { label: 'Calendar', to: seekerLinks.workCalendar, about: 'Your work and offers by day, with bank holidays.' },
        { label: 'Next shift', to: seekerLinks.nextShift, about: 'Countdown, arrival and booking on.' },
        { label: 'In progress', to: seekerLinks.workInProgress, about: 'The shift you are on now.' },
        { label: 'Completed', to: seekerLinks.completedWork, about: 'Shifts you have done.' },
        { label: 'Earnings', to: seekerLinks.earnings, about: 'By week and tax year, and the next payday.' },
        { label: 'Invoices', to: seekerLinks.invoices, about: 'What you are owed and were paid.' },
      ],
    },
    {
      title: 'You',
      items: [
        { label: 'Profile', to: seekerLinks.profile, about: 'Your details and documents.' },
        { label: 'What companies see', to: seekerLinks.seenByCompanies, about: 'Your profile as they read it.' },
        { label: 'Licences', to: seekerLinks.editLicence, about: 'SIA and driving licence.' },
        { label: 'Right to work', to: seekerLinks.editRightToWork, about: 'Needed before you accept work.' },
        {
          label: 'Availability',
          to: seekerLinks.editAvailability,
          about: 'Your week, and whether companies find you.',
        },
        { label: 'Bank account', to: seekerLinks.bankAccount, about: 'Where you are paid.' },
        { label: 'Account', to: shellLinks.account, about: 'Password, email, devices, your data.' },
      ],
    },
    {
      title: 'Messages and help',
      items: [
        { label: 'Chat', to: seekerLinks.chat, about: 'Messages with companies.' },
        { label: 'Notifications', to: seekerLinks.notifications, about: 'What happened.' },
        {
          label: 'Notifications on devices',
          to: seekerLinks.pushes,
          about: 'Get offers on this phone when S4 is closed.',
        },
        { label: 'Problems', to: seekerLinks.problems, about: 'Report a problem at work and follow it.' },
        { label: 'FAQ', to: seekerLinks.faq, about: 'Answers about S4.' },
        { label: 'Support', to: seekerLinks.support, about: 'Answers for you, and S4’s staff.' },
      ],
    },
  ],
}
