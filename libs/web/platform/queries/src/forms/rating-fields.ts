import { ratings } from '@s4/contract'

export const RatingFields = ratings['ratings.create'].input.pick({ stars: true, comment: true })
