import { hours, days } from './moments'

export interface TownProblem {
  category: 'safety' | 'site' | 'conduct' | 'pay' | 'other'
  severity: 'low' | 'medium' | 'high'
  subject: string
  text: string
  /** Minutes ago. */
  reported: number
  answered: number
  answer: string
  /** How it was solved, and when; without it the company is at it. */
  solved?: { ago: number; outcome: string }
}

/** What the demo seeker reported of the demo company's jobs, by title. */
export const problems: Record<string, TownProblem> = {
  'Door supervisor, book launch': {
    category: 'safety',
    severity: 'high',
    subject: 'Fire door in the east hall will not open',
    text:
      'The bar on the east fire door sticks. It took two of us to push it open at the end of the night. ' +
      'I kept somebody beside it and wrote a report.',
    reported: hours(6),
    answered: hours(4),
    answer:
      'Thank you, Daniel. I told the venue, who will send an engineer this afternoon. ' +
      'The hall stays closed until then.',
  },
  'Door supervisor, awards dinner': {
    category: 'site',
    severity: 'medium',
    subject: 'No light at the loading bay',
    text: 'Two of the three lamps at the loading bay were out, so nobody could read badges there after dark.',
    reported: days(4),
    answered: days(4) - hours(3),
    answer: 'We have asked the site for it.',
    solved: { ago: days(3), outcome: 'All three lamps were replaced; we tried them ourselves.' },
  },
}
