/** Columns `stars` and `ratings`: what workers thought of the company whose id the SQL names. */
export const companyRating = (companyId: string) => `
  (select round(avg(stars), 1)::float8 from rating where rating.company_id = ${companyId} and by_side = 'seeker') as stars,
  (select count(*)::int from rating where rating.company_id = ${companyId} and by_side = 'seeker') as ratings`
