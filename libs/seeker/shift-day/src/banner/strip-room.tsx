import { seekerLinks } from '@s4/links'
import { Reserve } from '@s4/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'

const HEIGHT = 64

/** Each strip with the screens that show the same themselves. */
const ownScreens = {
  shiftStrip: [seekerLinks.nextShift, seekerLinks.workInProgress],
  offerStrip: [seekerLinks.assignedWork],
} as const satisfies Record<string, readonly string[]>
type StripName = keyof typeof ownScreens

export function useOwnScreen(name: StripName): boolean {
  const screens: readonly string[] = ownScreens[name]
  const { pathname } = useLocation()
  // An address may end with a slash.
  return screens.some((path) => matchPath(path, pathname))
}

/** Notes for the next page where a strip is shown: on every screen, or on the one of this path. */
export function noteStrip(name: StripName, shownOn: 'yes' | typeof seekerLinks.jobs | undefined): void {
  try {
    if (shownOn) localStorage.setItem(name, shownOn)
    else localStorage.removeItem(name)
  } catch {
    // A browser that stores nothing keeps no room.
  }
}

function wasShown(name: StripName): boolean {
  try {
    return ['yes', location.pathname].includes(localStorage.getItem(name) ?? '')
  } catch {
    return false
  }
}

/** Whether the server said it, now or with the page, and not the phone that keeps it from before. */
export const isSaid = ({ isFetchedAfterMount, isStale }: Pick<UseQueryResult, 'isFetchedAfterMount' | 'isStale'>) =>
  isFetchedAfterMount || !isStale

/**
 * What stands above a screen comes and goes with the screen, not under somebody's finger: a strip that is wanted later
 * waits for the next one, and one that is wanted no more leaves its room until then. What the server has not said yet
 * is no beginning.
 */
export function useWithScreen(wanted: boolean, isSaid: boolean): { isShown: boolean; leavesRoom: boolean } {
  const { pathname } = useLocation()
  const [first, setFirst] = useState({ pathname, wanted, isSaid })
  const isBeginning = first.pathname !== pathname || !first.isSaid
  if (isBeginning && (first.pathname !== pathname || first.wanted !== wanted || isSaid))
    setFirst({ pathname, wanted, isSaid })
  const began = isBeginning ? wanted : first.wanted
  return { isShown: began && wanted, leavesRoom: began && !wanted }
}

export const LeftRoom = () => <Reserve phone={HEIGHT} desk={HEIGHT} />

/** The room of a strip while it loads, so that nothing below it moves. */
export const StripRoom = ({ of }: { of: StripName }) =>
  useOwnScreen(of) || !wasShown(of) ? null : <Reserve phone={HEIGHT} desk={HEIGHT} />
