import type { Education, Experience } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

const EXPERIENCE = 'id, employer, position, description, from_date as from, to_date as to'
const EDUCATION = 'id, institution, qualification, from_date as from, to_date as to'

/** The owner's records of a kind, newest first. A write to somebody else's record returns null. */
export const experienceRepository = (db: Db) => ({
  list: (seekerId: string) =>
    db.query<Experience>(`select ${EXPERIENCE} from experience where seeker_id = $1 order by from_date desc, id desc`, [
      seekerId,
    ]),

  async insert(
    seekerId: string,
    { employer, position, description, from, to }: Omit<Experience, 'id'>,
  ): Promise<Experience | undefined> {
    const [made] = await db.query<Experience>(
      `insert into experience (id, seeker_id, employer, position, description, from_date, to_date)
       values ($1, $2, $3, $4, $5, $6, $7) returning ${EXPERIENCE}`,
      [uuid(), seekerId, employer, position, description, from, to],
    )
    return made
  },

  async update(
    seekerId: string,
    { id, employer, position, description, from, to }: Experience,
  ): Promise<Experience | undefined> {
    const [changed] = await db.query<Experience>(
      `update experience set employer = $3, position = $4, description = $5, from_date = $6, to_date = $7
       where id = $1 and seeker_id = $2 returning ${EXPERIENCE}`,
      [id, seekerId, employer, position, description, from, to],
    )
    return changed
  },

  async remove(seekerId: string, id: string): Promise<boolean> {
    return (
      (await db.query('delete from experience where id = $1 and seeker_id = $2 returning id', [id, seekerId])).length >
      0
    )
  },
})

export const educationRepository = (db: Db) => ({
  list: (seekerId: string) =>
    db.query<Education>(`select ${EDUCATION} from education where seeker_id = $1 order by from_date desc, id desc`, [
      seekerId,
    ]),

  async insert(
    seekerId: string,
    { institution, qualification, from, to }: Omit<Education, 'id'>,
  ): Promise<Education | undefined> {
    const [made] = await db.query<Education>(
      `insert into education (id, seeker_id, institution, qualification, from_date, to_date)
       values ($1, $2, $3, $4, $5, $6) returning ${EDUCATION}`,
      [uuid(), seekerId, institution, qualification, from, to],
    )
    return made
  },

  async update(
    seekerId: string,
    { id, institution, qualification, from, to }: Education,
  ): Promise<Education | undefined> {
    const [changed] = await db.query<Education>(
      `update education set institution = $3, qualification = $4, from_date = $5, to_date = $6
       where id = $1 and seeker_id = $2 returning ${EDUCATION}`,
      [id, seekerId, institution, qualification, from, to],
    )
    return changed
  },

  async remove(seekerId: string, id: string): Promise<boolean> {
    return (
      (await db.query('delete from education where id = $1 and seeker_id = $2 returning id', [id, seekerId])).length > 0
    )
  },
})
