import type { PublicCompany } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { z } from 'zod'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { companyRating } from '../company-rating/company-rating'
import { fileUrl } from '@s4/api-platform/files'

type Row = Omit<z.infer<typeof PublicCompany>, '_id' | 'companyLogo' | 'point' | 'rating'> & {
  id: string
  stars: number | null
  ratings: number
  logo: string | null
  lat: number | null
  lng: number | null
}

export const publicCompanyHandlers = ({ db, clock }: Deps) => [
  implement('company.showPublic', async ({ input }) => {
    const [row] = await db.query<Row>(
      `select id, company_name, logo_file_id as logo, vetting = 'verified' as verified, bio, address, lat, lng,
         ${companyRating('company.id')},
         (select count(*)::int from open_job join job on job.id = open_job.job_id
           where job.company_id = company.id and open_job.bookable_until >= $2) as open_jobs,
         (select count(*)::int from assignment where company_id = company.id
           and status in ('completed', 'hoursAgreed', 'invoiced', 'paid')) as shifts_worked
       from company where id = $1`,
      [input.id, clock.now()],
    )
    if (!row) throw new ApiError('company.missing')
    const { id, logo, lat, lng, stars, ratings, ...company } = row
    return {
      _id: id,
      ...company,
      rating: { stars, count: ratings },
      companyLogo: fileUrl(logo),
      point: lat !== null && lng !== null ? { lat, lng } : null,
    }
  }),
]
