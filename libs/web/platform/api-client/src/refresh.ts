import type { QueryClient } from '@tanstack/react-query'

/** Makes every query of these resources stale, and asks again for those on the screen. */
export async function refresh(queryClient: QueryClient, resources: readonly string[]): Promise<void> {
  await Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
}
