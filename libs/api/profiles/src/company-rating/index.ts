export { companyRating } from './company-rating'
