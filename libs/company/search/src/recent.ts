import type { Found } from '@s4/contract'

const MOST = 5
const recentByCompany = new Map<string, readonly Found[]>()

/** What was opened from the search in this tab, latest first; kept until the page is left or loaded again. */
export const recentlyOpened = (companyId: string): readonly Found[] => recentByCompany.get(companyId) ?? []

export function noteOpened(companyId: string, found: Found): void {
  const others = recentlyOpened(companyId).filter(({ id }) => id !== found.id)
  recentByCompany.set(companyId, [found, ...others].slice(0, MOST))
}
