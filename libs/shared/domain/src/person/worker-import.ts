/** The most people in one file. */
export const MAX_IMPORTED = 5000

/** What a column of a file of people can hold, with the words of the screen. */
export const importColumns = {
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  phone: 'Phone',
  payrollNumber: 'Payroll number',
  team: 'Team',
  tags: 'Tags',
} as const
export type ImportColumn = keyof typeof importColumns

/** Which column of the file, counted from 0, holds what. */
export type ImportMapping = Partial<Record<ImportColumn, number>>

/** Headings that people use, in small letters without spaces and signs; the first match counts. */
const headings: Record<ImportColumn, readonly string[]> = {
  name: ['name', 'fullname', 'workername', 'employeename', 'guard', 'officer', 'worker', 'employee', 'displayname'],
  firstName: ['firstname', 'forename', 'givenname', 'first', 'christianname'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'personalemail', 'emailaddresses'],
  phone: ['phone', 'mobile', 'telephone', 'tel', 'phonenumber', 'mobilenumber', 'mobilephone', 'contactnumber'],
  payrollNumber: [
    'payrollnumber',
    'payrollno',
    'payrollid',
    'payroll',
    'employeenumber',
    'employeeno',
    'employeeid',
    'staffnumber',
    'staffno',
    'staffid',
    'payrollref',
  ],
  team: ['team', 'teams', 'group', 'department', 'branch', 'squad'],
  tags: ['tags', 'tag', 'labels', 'skills'],
}

const bare = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The columns as their headings suggest. First and last name are left out where the full name is known. */
export function guessMapping(header: readonly string[]): ImportMapping {
  const names = header.map(bare)
  const found = Object.entries(headings).flatMap(([column, known]) => {
    const at = names.findIndex((name) => known.includes(name))
    return at === -1 ? [] : [[column, at] as const]
  })
  const mapping: ImportMapping = Object.fromEntries(found)
  if (mapping.name !== undefined) {
    delete mapping.firstName
    delete mapping.lastName
  }
  return mapping
}
