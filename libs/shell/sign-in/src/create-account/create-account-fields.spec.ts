import { expect, it } from 'vitest'
import { NewPerson } from './create-account-fields'

it.each([
  ['zoë@example.com', 'Use letters without accents: “ë” cannot be in it.'],
  ['ada@exämple.com', 'Use letters without accents: “ä” cannot be in it.'],
  ['ada’s@example.com', 'Enter your email address, like name@example.co.uk.'],
  ['ada', 'Enter your email address, like name@example.co.uk.'],
  ['', 'Enter your email address, like name@example.co.uk.'],
])('says of the email address %s what is wrong', (email, message) => {
  const { error } = NewPerson.shape.email.safeParse(email)

  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
