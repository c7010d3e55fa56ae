import { lazy } from 'react'

export const NewSiteForm = lazy(async () => ({ default: (await import('./site-form')).NewSiteForm }))
