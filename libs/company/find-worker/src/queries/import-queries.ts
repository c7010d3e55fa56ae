import { useApi, useEndpointMutation } from '@s4/api-client'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

const LOOK_EVERY_MS = 500

export const usePreview = () => useEndpointMutation('workerImports.preview', { shown: true, repeatable: true })

/** How far an import is, looked at while it is shown. */
export const useImportProgress = (id: string) =>
  useQuery({ ...useApi().query('workerImports.progress', { id }), refetchInterval: LOOK_EVERY_MS })

export const useWorkerInvitations = () => useSuspenseQuery(useApi().query('workerInvitations.list', {})).data

export const useWithdrawInvitation = () => useEndpointMutation('workerInvitations.withdraw')
