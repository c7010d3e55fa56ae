import { expect, it } from 'vitest'
import { reportAnswerTexts } from './report-forms'

it('answers read as words, in the order of the form, without what was left out', () => {
  expect(
    reportAnswerTexts('useOfForce', {
      hurt: 'no',
      force: ['arm', 'standing'],
      time: '23:10',
      reason: 'crime',
      services: [],
      witnesses: '',
    }),
  ).toEqual([
    { label: 'Time', text: '23:10' },
    { label: 'Why force was needed', text: 'To prevent a crime' },
    { label: 'What you did', text: 'Held by the arms, Held standing up' },
    { label: 'Was anybody hurt?', text: 'No' },
  ])
})
