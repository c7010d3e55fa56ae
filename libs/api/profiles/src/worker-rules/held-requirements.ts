import type { Db } from '@s4/db'
import { heldRequirements, type HeldQualifications, type HeldRequirement } from '@s4/domain/requirements'

/** The `HeldQualifications` of the `seeker` in the `from`, as json. */
export const HELD_COLUMN = `json_build_object(
    'certificates', (select coalesce(json_agg(json_build_object('type', type, 'coverPounds', cover_pounds,
        'expiresOn', expires_on)), '[]') from certificate
      where certificate.seeker_id = seeker.id and type is not null),
    'drivingLicences', (select coalesce(json_agg(json_build_object('expiresOn', expires_on)), '[]') from licence
      where licence.seeker_id = seeker.id and kind = 'driving'),
    'hasCar', seeker.has_car, 'skills', seeker.skills) as held`

/** The requirements a seeker meets by what they have given, as it is now. */
export async function findHeld(db: Db, seekerId: string): Promise<HeldRequirement[]> {
  const [row] = await db.query<{ held: HeldQualifications }>(`select ${HELD_COLUMN} from seeker where seeker.id = $1`, [
    seekerId,
  ])
  return row ? heldRequirements(row.held) : []
}
