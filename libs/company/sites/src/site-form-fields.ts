import { SiteFields, type Point } from '@s4/contract'
import { z } from 'zod'
import { cornersIn, known } from './boundary-text'

const LIKE = 'a latitude and a longitude, like 51.50790, -0.05940'

/** The fields of a site as its form has them, with the boundary as text. */
const { capacity, vehicleSpaces } = SiteFields.shape
const typedNumber = (text: unknown) => (text === '' || text === null ? null : Number(text))

export const SiteFormFields = SiteFields.extend({
  capacity: z.preprocess(typedNumber, capacity),
  vehicleSpaces: z.preprocess(typedNumber, vehicleSpaces),
  boundary: z.string().transform((typed, { addIssue }): Point[] | null => {
    const corners = cornersIn(typed)
    const wrong = corners.indexOf(null)
    if (wrong >= 0) addIssue(`Corner ${wrong + 1}: write ${LIKE}.`)
    else if (corners.length > 0 && corners.length < 3) addIssue('Give at least 3 corners, or none for the circle.')
    else if (corners.length > 51) addIssue('Use at most 50 corners.')
    return corners.length === 0 ? null : known(corners)
  }),
})
