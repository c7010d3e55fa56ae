import { expect, it } from 'vitest'
import { reportAnswerTexts, reportSignatures, signaturePath, signatureStrokes } from './report-forms'

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
    { label: 'Time it happened', text: '23:10' },
    { label: 'Why force was needed', text: 'To prevent a crime' },
    { label: 'What you did', text: 'Held by the arms, Held standing up' },
    { label: 'Was anybody hurt?', text: 'No' },
  ])
})

it('a signature stands beside the answers, under who signed', () => {
  const answers = { kind: 'returned', ownerName: 'Kit Marsh', ownerSignature: '1,2 3,4;5,6' }

  expect(reportAnswerTexts('lostProperty', answers)).toEqual([
    { label: 'What it is about', text: 'Given back' },
    { label: 'Name of who got it back', text: 'Kit Marsh' },
  ])
  expect(reportSignatures('lostProperty', answers)).toEqual([
    { label: 'Signature of who got it back, Kit Marsh', strokes: '1,2 3,4;5,6' },
  ])
  expect(signaturePath('1,2 3,4;5,6')).toBe('M1 2 L3 4 M5 6 l0.1 0')
})

it.each(['', '1', '1,2;', '1,2 3', '-1,2', '401,1', '1,161', '1,2\n3,4', '"/><script>'])(
  '%j is no signature',
  (text) => {
    expect(signatureStrokes(text)).toBeNull()
    expect(signaturePath(text)).toBe('')
  },
)
