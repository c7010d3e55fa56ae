import { expect, it } from 'vitest'
import { guessMapping } from './worker-import'

it.each([
  [['Name', 'E-mail', 'Mobile'], { name: 0, email: 1, phone: 2 }],
  [
    ['Forename', 'SURNAME', 'Email Address', 'Payroll No.', 'Team'],
    { firstName: 0, lastName: 1, email: 2, payrollNumber: 3, team: 4 },
  ],
  [['First name', 'Full name', 'Tags'], { name: 1, tags: 2 }],
  [['a', 'b'], {}],
])('%j is guessed as %j', (header, mapping) => {
  expect(guessMapping(header)).toEqual(mapping)
})
