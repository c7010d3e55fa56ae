import { newPerson } from '../people'
import { fillInCompany, fillInSeeker } from '../work/agree-shift'

/** For people without records; the password is that of `newPerson`. */
export const newcomers = {
  seeker: { email: 'nia@newcomer.example', password: 'correct horse battery' },
  company: { email: 'office@newcomer.example', password: 'correct horse battery' },
}

/** Makes the people before the first picture. */
const makeNewcomers = async (): Promise<void> => {
  const seeker = await newPerson('seeker', newcomers.seeker.email)
  const company = await newPerson('company', newcomers.company.email)
  await fillInSeeker(seeker, 'Nia Newcomer')
  await fillInCompany(company, 'Newcomer Guarding Ltd')
}

export default makeNewcomers
