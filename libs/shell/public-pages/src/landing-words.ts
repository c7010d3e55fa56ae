import type { SpotName } from '@s4/ui'

interface Told {
  picture: SpotName
  title: string
}

/** How it works for each side. A change of a product rule changes its sentence here. */
export const sides: { title: string; steps: (Told & { text: string })[] }[] = [
  {
    title: 'For workers',
    steps: [
      {
        picture: 'find',
        title: 'Find a shift',
        text: 'Search without an account. You see the pay per hour and for the whole shift before you apply.',
      },
      {
        picture: 'work',
        title: 'Work it safely',
        text: 'Book on at the site with a PIN and a code. Answer check calls. Ask for help with one button.',
      },
      {
        picture: 'paid',
        title: 'Get paid',
        text: 'Both sides agree the hours. S4 makes the invoice for you, and the company pays into your bank account.',
      },
    ],
  },
  {
    title: 'For companies',
    steps: [
      {
        picture: 'post',
        title: 'Post a job',
        text: 'Say where, when and what you pay. The shifts are worked out for you and workers nearby find them.',
      },
      {
        picture: 'choose',
        title: 'Choose your workers',
        text: 'Compare who applies, check their documents and send offers. The first to accept gets the place.',
      },
      {
        picture: 'hours',
        title: 'Agree the hours',
        text:
          'Plan the week in the rota. See who is on site and who missed a check call. Then agree the hours, and S4 ' +
          'makes the invoice.',
      },
    ],
  },
]

/** What S4 does about trust; only what the code does. */
export const proofs: (Told & { items: string[] })[] = [
  {
    picture: 'licence',
    title: 'Licence checks',
    items: [
      'Nobody can accept licensed work with an SIA licence that is missing or has expired.',
      'Companies check licences and the right to work. Each check is kept, with who made it and when.',
      'A company that S4 has not looked at yet is marked as not yet verified.',
    ],
  },
  {
    picture: 'paid',
    title: 'Pay rules',
    items: [
      'The pay and terms you accept stay as they are, even if the job changes later.',
      'If a company says nothing for 72 hours, the worker’s hours for the shift are agreed.',
      'If you disagree about some hours, the others are invoiced at once.',
    ],
  },
  {
    picture: 'safety',
    title: 'Safety',
    items: [
      'A missed check call or a call for help alerts the company on screen and by email.',
      'Location is used only during a shift, and only if the worker agrees.',
      'Booking on, check calls and the report log are kept as a record of the shift.',
    ],
  },
]

/** What people ask before they make an account. */
export const questions: { question: string; answer: string }[] = [
  { question: 'What does S4 cost?', answer: 'Nothing for now, for workers and for companies.' },
  {
    question: 'Can I look around first?',
    answer: 'Yes. You can search and read open jobs on this page without an account. To apply, you need one.',
  },
  {
    question: 'Do I need an SIA licence?',
    answer:
      'For licensed work, yes: it must be for that kind of work and in date. Jobs that need no licence, such as ' +
      'some stewarding, say so. For every shift you need to be 18 or over, with the right to work in the UK.',
  },
  {
    question: 'Are workers employed by S4?',
    answer:
      'No. Workers are self-employed and agree each job with the company. A company can also use S4 for its own ' +
      'staff.',
  },
  {
    question: 'Who pays the worker?',
    answer:
      'The company does, from its own bank. S4 makes the invoice and keeps the record of what was paid. It never ' +
      'holds your money.',
  },
  {
    question: 'Who checks licences?',
    answer:
      'Each company does, before the work starts, and writes the result into S4. S4 itself checks nothing with the ' +
      'SIA or the Home Office.',
  },
  {
    question: 'Does S4 monitor alarms?',
    answer: 'No. S4 alerts the company, and the company responds. In danger, call 999.',
  },
]
