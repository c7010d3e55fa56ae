/** SQL columns `stars` and `ratings` of a company; `companyId` is an SQL expression. */
export const companyRating = (companyId: string) => `
  (select round(avg(stars), 1)::float8 from rating
    where rating.company_id = ${companyId} and by_side = 'seeker') as stars,
  (select count(*)::int from rating where rating.company_id = ${companyId} and by_side = 'seeker') as ratings`
