import { guessColumns } from '../formats/csv-columns'

/** The most people in one file. */
export const MAX_IMPORTED = 5000

/** What a column of a file of people can hold, with the words of the screen. */
export const importColumns = {
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  phone: 'Phone',
  payrollNumber: 'Payroll number',
  team: 'Group',
  tags: 'Tags',
} as const
export type ImportColumn = keyof typeof importColumns

/** Which column of the file, counted from 0, holds what. */
export type ImportMapping = Partial<Record<ImportColumn, number>>

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
  team: ['team', 'teams', 'group', 'groups', 'department', 'branch', 'squad'],
  tags: ['tags', 'tag', 'labels', 'skills'],
}

/** The columns as their headings suggest. First and last name are left out where the full name is known. */
export function guessMapping(header: readonly string[]): ImportMapping {
  const mapping: ImportMapping = guessColumns(header, headings)
  if (mapping.name !== undefined) {
    delete mapping.firstName
    delete mapping.lastName
  }
  return mapping
}
