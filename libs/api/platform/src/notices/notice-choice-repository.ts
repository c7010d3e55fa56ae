import type { NoticeChoices } from '@s4/contract'
import type { Db } from '@s4/db'
import { type NoticeChoice, noticeTopicNames, type NoticeTopicName } from '@s4/domain/notice-choice'

interface Row {
  uid: string
  topic: NoticeTopicName
  choice: NoticeChoice
}

export const noticeChoiceRepository = (db: Db) => ({
  /** What these people chose about these topics; by mail where nothing is said. */
  async of(uids: readonly string[], topics: readonly NoticeTopicName[]) {
    const rows = await db.query<Row>(
      'select uid, topic, choice from notice_choice where uid = any($1) and topic = any($2)',
      [uids, topics],
    )
    const chosen = new Map(rows.map(({ uid, topic, choice }) => [`${uid} ${topic}`, choice]))
    return (uid: string, topic: NoticeTopicName): NoticeChoice => chosen.get(`${uid} ${topic}`) ?? 'mail'
  },

  async show(uid: string): Promise<NoticeChoices> {
    const choice = await this.of([uid], noticeTopicNames)
    // Every topic of the list is a key.
    return Object.fromEntries(noticeTopicNames.map((topic) => [topic, choice(uid, topic)])) as NoticeChoices
  },

  async save(uid: string, choices: NoticeChoices): Promise<void> {
    const other = Object.entries(choices).filter(([, choice]) => choice !== 'mail')
    // Two tabs take turns.
    await db.query('select 1 from account where uid = $1 for no key update', [uid])
    await db.query('delete from notice_choice where uid = $1', [uid])
    await db.query(
      `insert into notice_choice (uid, topic, choice)
       select $1, topic, choice from unnest($2::text[], $3::text[]) as chosen (topic, choice)`,
      [uid, other.map(([topic]) => topic), other.map(([, choice]) => choice)],
    )
  },
})
