import { lazyPart } from '@s4/ui'

export const NewSiteForm = lazyPart(async () => (await import('./site-form')).NewSiteForm)
