import { lazy } from 'react'

/** The form of a new site, for a screen that needs one in place. */
export const NewSiteForm = lazy(async () => ({ default: (await import('./site-form')).NewSiteForm }))
