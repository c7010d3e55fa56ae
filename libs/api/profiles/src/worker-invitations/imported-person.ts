import type { WorkerTeam } from '@s4/contract'

export interface ImportedPerson {
  row: number
  name: string
  email: string
  phone: string
  payrollNumber: string
  teamId: string | null
  team: string
  tags: string[]
}

/** What the company has already, by addresses in small letters. */
export interface Known {
  /** Until when an open invitation works. */
  invited: ReadonlyMap<string, string>
  /** The name of a worker who agreed to work for the company; empty where the member may not see them. */
  engaged: ReadonlyMap<string, string>
  teams: readonly WorkerTeam[]
}
