import type { Talker } from './a-session'

export interface Asked {
  name: string
  method: string
  path: string
  body?: unknown
  who?: Talker | undefined
}

export interface People {
  seeker: Talker
  company: Talker
}
