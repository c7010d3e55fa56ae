import { companyLinks, seekerLinks, shellLinks } from '@s4/links'
import type { BenchPage } from './find-pages'

/** Times are in milliseconds, kilobytes are of 1000 bytes. */
export interface Figures {
  performance: number
  accessibility: number
  bestPractices: number
  /** Null where a search engine may not come. */
  seo: number | null
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Scripts and requests begun before the largest picture. */
  scriptKb: number
  requests: number
  /** The largest picture beside that of the bare list page. */
  timesBare: number
}

/** The most scripts, in kilobytes, that a page may need before its picture. */
const SCRIPT_KB = 130
const lighter: Record<string, number> = { [shellLinks.landing]: 70, [shellLinks.login]: 80, [seekerLinks.jobs]: 110 }
/** Pages with a limit in milliseconds, whatever the bare list page needs. */
const INSTANT_MS = 900
const instant: readonly string[] = [shellLinks.landing, shellLinks.login]
/** Whether the largest picture has a limit in milliseconds, not beside that of the bare list page. */
export const isInstant = ({ path }: Pick<BenchPage, 'path'>): boolean => instant.includes(path)
const firstScreens: readonly string[] = [seekerLinks.jobs, companyLinks.jobs]

/** Which figures break a limit of issue 18. */
export function brokenLimits({ path }: Pick<BenchPage, 'path'>, figures: Figures): (keyof Figures)[] {
  const kept: Partial<Record<keyof Figures, boolean>> = {
    performance: figures.performance >= 98,
    accessibility: figures.accessibility === 100,
    bestPractices: figures.bestPractices === 100,
    seo: figures.seo === null || figures.seo === 100,
    tbt: figures.tbt <= 100,
    cls: figures.cls === 0,
    scriptKb: figures.scriptKb <= (lighter[path] ?? SCRIPT_KB),
    requests: figures.requests <= 8,
    ...(isInstant({ path })
      ? { lcp: figures.lcp <= INSTANT_MS }
      : { timesBare: figures.timesBare <= (firstScreens.includes(path) ? 1.3 : 1.6) }),
  }
  return (Object.keys(kept) as (keyof Figures)[]).filter((key) => !kept[key])
}
