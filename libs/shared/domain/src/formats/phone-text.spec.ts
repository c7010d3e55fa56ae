import { expect, it } from 'vitest'
import { phoneText } from './phone-text'

it.each([
  ['a mobile', '+447700900982', '07700 900982'],
  ['London', '+442079460001', '020 7946 0001'],
  ['Manchester', '+441614960123', '0161 496 0123'],
  ['Leeds', '+441134960001', '0113 496 0001'],
  ['a smaller town', '+441632960001', '01632 960001'],
  ['another country', '+33612345678', '+33612345678'],
])('%s is written as people say it', (_of, phone, written) => {
  expect(phoneText(phone)).toBe(written)
})
