import type { Contract } from '../contract'

/** Method and path of some endpoints, as the tables of routes write them. */
export type RouteTable = Partial<Record<keyof Contract, string>>

/** Fails for an endpoint that is not in the table. */
export function methodAndPath(table: RouteTable, name: keyof Contract): { method: string; path: string } {
  const [method, path] = table[name]?.split(' ') ?? []
  if (!method || !path) throw new Error(`${name} is no endpoint of this app: see the tables of routes in the contract`)
  return { method, path }
}
