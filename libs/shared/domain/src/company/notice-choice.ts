/** How somebody is told of a kind of notice. */
export const noticeChoices = ['mail', 'app', 'off'] as const
export type NoticeChoice = (typeof noticeChoices)[number]

interface NoticeTopic {
  label: string
  hint: string
  kinds: readonly string[]
  /** What somebody can choose at the least: what runs out without an answer stays in the app. */
  least: Exclude<NoticeChoice, 'mail'>
}

/**
 * What members of a company choose about (docs/product.md#notices). Everything else always arrives: alerts, work
 * that is cancelled or covered, the team, the account, and changed bank details.
 */
export const noticeTopics = {
  applicants: {
    label: 'Applicants',
    hint: 'Somebody applies, or withdraws an application.',
    kinds: ['application.made', 'application.withdrawn'],
    least: 'off',
  },
  answers: {
    label: 'Answers to offers and invitations',
    hint: 'Accepted, declined, or not answered in time.',
    kinds: ['offer.accepted', 'offer.declined', 'offer.lapsed', 'worker.invitation-answered'],
    least: 'off',
  },
  shifts: {
    label: 'During shifts',
    hint: 'Booked on and off, report log, ratings. Alerts always arrive.',
    kinds: ['attendance.booked-on', 'attendance.booked-off', 'logbook.written', 'work.rated'],
    least: 'off',
  },
  documents: {
    label: 'Documents',
    hint: 'To check, changed, about to end.',
    kinds: ['document.changed', 'document.expiring', 'document.refusal-answered', 'checks.due'],
    least: 'app',
  },
  money: {
    label: 'Hours, expenses and invoices',
    hint: 'Some are agreed by themselves without an answer.',
    kinds: [
      'hours.given',
      'hours.countered',
      'hours.lowered',
      'hours.disputed',
      'hours.claimed',
      'expenses.claimed',
      'expenses.due',
      'invoice.objected',
      'payment.confirmed',
    ],
    least: 'app',
  },
  problems: {
    label: 'Problem reports',
    hint: 'New, answered, overdue or closed.',
    kinds: [
      'problem.reported',
      'problem.answered',
      'problem.given',
      'problem.resolved',
      'problem.closed',
      'problem.reopened',
      'problem.overdue',
    ],
    least: 'app',
  },
} as const satisfies Record<string, NoticeTopic>

export type NoticeTopicName = keyof typeof noticeTopics

// Object.keys returns plain strings; these are the names in the table.
export const noticeTopicNames = Object.keys(noticeTopics) as [NoticeTopicName, ...NoticeTopicName[]]

const topicOfKind = new Map<string, NoticeTopicName>(
  noticeTopicNames.flatMap((topic) => noticeTopics[topic].kinds.map((kind) => [kind, topic] as const)),
)

/** Undefined for a kind that always arrives. */
export const topicOf = (kind: string): NoticeTopicName | undefined => topicOfKind.get(kind)

/** The choices somebody has about a topic. */
export const choicesOf = (topic: NoticeTopicName): readonly NoticeChoice[] =>
  noticeTopics[topic].least === 'off' ? noticeChoices : ['mail', 'app']
