import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const noticeChoicesQuery = (api: Api) => api.query('noticeChoices.show', {})
export const useNoticeChoices = () => useSuspenseQuery(noticeChoicesQuery(useApi())).data
export const useSaveNoticeChoices = () => useEndpointMutation('noticeChoices.save', { shown: true })
