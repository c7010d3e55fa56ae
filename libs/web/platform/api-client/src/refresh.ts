import type { QueryClient } from '@tanstack/react-query'

/** Marks every query of these resources stale and reads those on the screen again. */
export async function refresh(queryClient: QueryClient, resources: readonly string[]): Promise<void> {
  await Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
}
