import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const jobTemplatesQuery = (api: Api) => api.query('jobTemplates.list', {})
export const useJobTemplates = () => useSuspenseQuery(jobTemplatesQuery(useApi())).data

/** Read anew each time, because what is valid of it may have changed. */
export const jobTemplateQuery = (api: Api, id: string) => ({ ...api.query('jobTemplates.show', { id }), gcTime: 0 })
export const useJobTemplate = (id: string) => useSuspenseQuery(jobTemplateQuery(useApi(), id)).data

export const useCreateTemplate = () => useEndpointMutation('jobTemplates.create', { shown: true })
export const useRenameTemplate = () => useEndpointMutation('jobTemplates.rename', { shown: true })
export const useSetDefaultTemplate = () => useEndpointMutation('jobTemplates.setDefault', { repeatable: true })
export const useRemoveTemplate = () => useEndpointMutation('jobTemplates.remove')
