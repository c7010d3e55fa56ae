import type { Role } from '@s4/contract'

const always = [
  'A record of who did what and when, without names or addresses.',
  'Messages others wrote to you, which are theirs; the words and pictures you sent them are removed.',
  'The number, dates and outcome of problems you were in. What you wrote and the pictures you added are removed.',
]
const byRole: Record<Role, string[]> = {
  'Job Seeker': [
    'Your invoices and credit notes, with your name and address on them, for six years: tax law asks it ' +
      'of you and of the companies.',
    'If you were paid: your National Insurance number and date of birth until the end of the fifth year after ' +
      'the last payment. S4 has to report payments to HMRC and keep the records.',
    'The hours, attendance and check calls behind those invoices, under a number instead of your name.',
    'Reports you wrote in a site’s logbook: they are the site’s record of what happened.',
  ],
  Company: [
    'Invoices to your company, with its name and address on them, for six years: tax law asks it of your workers.',
    'The jobs and shifts people worked for you, for the same time: their hours and pay rest on them.',
  ],
}

/** What erasing an account leaves, and why. */
export const keptFor = (role: Role): string[] => [...byRole[role], ...always]
