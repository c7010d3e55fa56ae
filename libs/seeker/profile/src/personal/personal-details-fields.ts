export { PersonalDetails } from '@s4/contract'
