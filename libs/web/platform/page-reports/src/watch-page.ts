import type { PageReport } from '@s4/contract'
import { apiLinks } from '@s4/links'
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import { isMeasured } from './choice'

/** Of visits whose speed is sent. */
const SHARE = 0.1
const MAX_ERRORS = 5

type Measure = PageReport['measures'][number]

interface Watched {
  app: PageReport['app']
  /** The routes of the page that is shown now, the outermost first. */
  matches: () => readonly { route: { path?: string | undefined } }[]
  random?: () => number
}

/**
 * Sends the errors of every visit, and how fast pages were for one visit in ten, when the page is hidden: the pattern
 * of the page and a number, never words, queries or ids.
 */
export function watchPage({ app, matches, random = Math.random }: Watched): void {
  /** Such as `/job-detail/:jobId`. */
  const pattern = () =>
    matches()
      .map(({ route }) => `/${route.path ?? ''}`)
      .join('')
      .replaceAll(/\/+/g, '/')
  const opened = pattern()
  let waiting: Measure[] = []
  let errors = 0

  const noteError = () => {
    errors += 1
    if (errors <= MAX_ERRORS) waiting.push({ measure: 'error', route: pattern(), value: 1 })
  }
  const note = ({ name, value }: Metric) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS')
      waiting.push({ measure: name, route: name === 'LCP' ? opened : pattern(), value })
  }
  const sendIfHidden = () => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return
    const report: PageReport = { app, measures: waiting }
    waiting = []
    if (isMeasured())
      navigator.sendBeacon(apiLinks.pageReports, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }

  window.addEventListener('error', noteError)
  window.addEventListener('unhandledrejection', noteError)
  if (random() < SHARE) for (const follow of [onLCP, onINP, onCLS]) follow(note)
  // After theirs, which tell the last values when the page is hidden.
  document.addEventListener('visibilitychange', sendIfHidden)
}
