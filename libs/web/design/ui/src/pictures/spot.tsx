import { theme } from '@s4/theme'
import type { ReactNode } from 'react'

const { color } = theme
const accent = { fill: color.signal, stroke: 'none' }
const paper = { fill: color.surface }

const drawings = {
  /** A pin on a map. */
  find: (
    <>
      <path d="M14 46 26 40l12 6 12-6v-4" />
      <path {...paper} d="M32 40c-7-8-10-13-10-18a10 10 0 0 1 20 0c0 5-3 10-10 18Z" />
      <circle {...accent} cx="32" cy="22" r="4.5" />
    </>
  ),
  /** A telephone with a tick. */
  work: (
    <>
      <rect {...paper} x="21" y="12" width="22" height="40" rx="4" />
      <circle {...accent} cx="32" cy="29" r="8" />
      <path d="m28 29 3 3 5-6M29 46h6" />
    </>
  ),
  /** A pound on a sheet. */
  paid: (
    <>
      <path {...paper} d="M18 12h28v40l-5-3-4 3-5-3-5 3-4-3-5 3Z" />
      <circle {...accent} cx="32" cy="27" r="9" />
      <path d="M35.5 23.500a3.5 3.5 0 0 0-6 2.500v5.500h6m-7.5-4h5M26 42h12" />
    </>
  ),
  /** A notice that is put up. */
  post: (
    <>
      <rect {...paper} x="16" y="14" width="28" height="36" rx="4" />
      <path d="M23 24h14M23 32h14M23 40h6" />
      <circle {...accent} cx="44" cy="44" r="9" />
      <path d="M44 40v8m-4-4h8" />
    </>
  ),
  /** Two people, one with a tick. */
  choose: (
    <>
      <circle {...paper} cx="24" cy="24" r="7" />
      <path {...paper} d="M12 46c0-8 5-12 12-12s12 4 12 12Z" />
      <circle {...accent} cx="44" cy="32" r="9" />
      <path d="m40 32 3 3 5-6" />
    </>
  ),
  /** A clock. */
  hours: (
    <>
      <circle {...paper} cx="32" cy="32" r="18" />
      <path {...accent} d="M32 32V18a14 14 0 0 1 12.5 20.300Z" />
      <path d="M32 20v12l9 6" />
    </>
  ),
  /** A licence on a ribbon. */
  licence: (
    <>
      <path d="m26 10 6 8 6-8" />
      <rect {...paper} x="14" y="18" width="36" height="30" rx="4" />
      <circle {...accent} cx="25" cy="30" r="5" />
      <path d="M18 42c1-4 4-5 7-5s6 1 7 5M37 28h8M37 35h8" />
    </>
  ),
  /** A shield. */
  safety: (
    <>
      <path {...paper} d="M32 11 15 17v13c0 11 7 18 17 23 10-5 17-12 17-23V17Z" />
      <path {...accent} d="M32 20a7 7 0 0 1 7 7v6l3 4H22l3-4v-6a7 7 0 0 1 7-7Z" />
      <path d="M29 42a3 3 0 0 0 6 0" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type SpotName = keyof typeof drawings

/** A small drawing in the colours of the theme, beside a text that says the same. */
export function Spot({ name }: { name: SpotName }) {
  return (
    <svg aria-hidden width={64} height={64} viewBox="0 0 64 64" css={{ flex: 'none' }}>
      <rect width="64" height="64" rx="16" fill={color.selected} />
      <g fill="none" stroke={color.onSelected} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {drawings[name]}
      </g>
    </svg>
  )
}
