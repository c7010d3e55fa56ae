import { expect, it } from 'vitest'
import { pendingText } from './pending-text'

it.each([
  ['Save the note', 'Saving the note…'],
  ['Agree for the company', 'Agreeing for the company…'],
  ['Cancel job', 'Cancelling job…'],
  ['Stop sending', 'Stopping sending…'],
  ['Sign in', 'Signing in…'],
  ['Send 2 offers', 'Sending 2 offers…'],
  ['Yes, it is mine', 'Yes, it is mine'],
  ['Posted jobs', 'Posted jobs'],
])('%s reads %s while it works', (text, pending) => {
  expect(pendingText(text)).toBe(pending)
})
