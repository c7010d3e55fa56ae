import type { Db } from '@s4/db'
import { ratingRepository } from './rating-repository'

export const eraseRatingComments = (tx: Db, seekerId: string): Promise<void> =>
  ratingRepository(tx).eraseComments(seekerId)
