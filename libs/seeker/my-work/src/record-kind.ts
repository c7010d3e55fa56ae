import type { Api } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import { assignmentQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import { applicationQuery } from './queries/my-work-queries'

export type RecordKind = 'assignment' | 'application'

interface Deps {
  api: Api
  queryClient: QueryClient
}

/** The id in the URL belongs to an application that is named as one, to an assignment or else to an application. */
export async function recordKind({ api, queryClient }: Deps, id: string, isApplication: boolean): Promise<RecordKind> {
  if (isApplication) {
    await queryClient.ensureQueryData(applicationQuery(api, id))
    return 'application'
  }
  try {
    await queryClient.ensureQueryData(assignmentQuery(api, id))
    return 'assignment'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    await queryClient.ensureQueryData(applicationQuery(api, id))
    return 'application'
  }
}
