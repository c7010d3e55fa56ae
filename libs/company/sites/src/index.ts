export { NewSiteForm } from './lazy-new-site-form'
export { companySitesRoutes } from './company-sites-routes'
