/** Every screen of the seeker's app by subject, for `/User-UserSidebar`. */
export const menu = {
  path: '/User-UserSidebar',
  completePath: '/edit-personal-details',
  groups: [
    {
      title: 'Work',
      entries: [
        { label: 'Jobs', to: '/User-Job', about: 'Find work and apply.', gated: true },
        { label: 'Applied', to: '/User-WorkApplied', about: 'What you applied for.', gated: true },
        { label: 'Assigned', to: '/User-MyWorkAssignedPage', about: 'Offers and agreed work.' },
        { label: 'Next shift', to: '/User-MyWorkAssignedBook', about: 'Countdown, arrival and booking on.' },
        { label: 'In progress', to: '/User-workInprogess', about: 'What you are working now.' },
        { label: 'Completed', to: '/User-WorkCompleted', about: 'Shifts you have done.' },
        { label: 'Invoices', to: '/User-InvoiceList', about: 'What you are owed and were paid.' },
      ],
    },
    {
      title: 'You',
      entries: [
        { label: 'Profile', to: '/User-PersonalDetails', about: 'What companies read about you.' },
        { label: 'Licences', to: '/edit-license', about: 'SIA and driving licence.' },
        { label: 'Right to work', to: '/edit-right-to-work', about: 'Needed before you accept work.' },
        { label: 'Availability', to: '/edit-availability', about: 'Your week, and whether companies find you.' },
        { label: 'Bank account', to: '/User-BankDetails', about: 'Where you are paid.' },
        { label: 'Account', to: '/account', about: 'Password, e-mail, devices, your data.' },
      ],
    },
    {
      title: 'Messages and help',
      entries: [
        { label: 'Chat', to: '/User-UserChatPage', about: 'Messages with companies.' },
        { label: 'Notifications', to: '/User-UserNotification', about: 'What happened.' },
        { label: 'Problems', to: '/User-reportProblem/', about: 'Report one at work, and what became of it.' },
        { label: 'FAQ', to: '/User-FAQSection', about: 'Questions and answers.' },
        { label: 'Support', to: '/User-ContactSupport', about: 'Answers for you, and S4’s staff.' },
      ],
    },
  ],
}
