import { chromium, type Page } from 'playwright'
import { findChromium } from '../../chromium/find-chromium'
import { launchArguments } from '../../chromium/launch-arguments'
import { readSettings } from '../../settings/settings'
import { demoSignIns } from '../../stack/identities/demo'

const JOBS = 500
const A_PAGE = 20
const MAX_CARDS = 60
const MAX_TASK = 50
const [seeker] = demoSignIns

interface Answer {
  data: { id: string }[]
  nextCursor: string | null
}

/**
 * Loads the demo seeker's jobs, repeated to 500, in a running S4 and scrolls through them.
 * False when the page ever holds more than 60 cards or a task takes over 50 ms.
 */
export async function benchScroll(): Promise<boolean> {
  const { baseDomain, port } = readSettings(process.env)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await showFirstJobs(page, `http://${baseDomain}:${port}/login`)
    await loadAll(page)
    const { cards, longest } = await scrollThrough(page)
    console.log(
      `Scrolling through ${JOBS} jobs: at most ${cards} cards in the page (${MAX_CARDS} allowed), ` +
        `longest task ${Math.round(longest)} ms (${MAX_TASK} allowed; 0 is none over it).`,
    )
    return cards <= MAX_CARDS && longest <= MAX_TASK
  } finally {
    await browser.close()
  }
}

async function showFirstJobs(page: Page, login: string): Promise<void> {
  await page.goto(login)
  await page.getByLabel('Email address').fill(seeker.email)
  await page.getByLabel('Password', { exact: true }).fill(seeker.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('list', { name: 'Jobs' }).waitFor()
  const [response] = await Promise.all([page.waitForResponse(/\/api\/jobs(\?|$)/), page.reload()])
  const { data } = (await response.json()) as Answer
  await page.route(/\/api\/jobs(\?|$)/, (route) =>
    route.fulfill({ json: readPage(data, Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)) }),
  )
  await page.reload()
  await page.getByRole('list', { name: 'Jobs' }).waitFor()
}

/** The page that begins at a place in the long list. */
const readPage = (jobs: Answer['data'], from: number): Answer => ({
  data: Array.from({ length: A_PAGE }, (_, index) => {
    const place = from + index
    return { ...jobs[place % jobs.length], id: `019aa000-0000-7000-8000-${String(place).padStart(12, '0')}` }
  }),
  nextCursor: from + A_PAGE < JOBS ? String(from + A_PAGE) : null,
})

async function loadAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more jobs' })
  while (await more.isVisible()) {
    await Promise.all([page.waitForResponse(/\/api\/jobs\?/), more.click()])
    await more
      .or(page.locator(`[aria-setsize="${JOBS}"]`).first())
      .first()
      .waitFor()
  }
}

// Scripts of the page, as text: tools are compiled without the DOM's types.
const WATCH_TASKS = `
  window.longest = 0
  window.scrollTo(0, 0)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
  }).observe({ entryTypes: ['longtask'] })`
const NEXT_FRAME = `new Promise((resolve) => requestAnimationFrame(() => resolve({
  cards: document.querySelectorAll('ul[aria-label="Jobs"] > li').length,
  atEnd: window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
})))`

/** Scrolls by wheel from top to bottom; returns the most cards at once and the longest task in milliseconds. */
async function scrollThrough(page: Page): Promise<{ cards: number; longest: number }> {
  await page.evaluate(WATCH_TASKS)
  let cards = 0
  for (let atEnd = false; !atEnd;) {
    await page.mouse.wheel(0, 700)
    const now = await page.evaluate<{ cards: number; atEnd: boolean }>(NEXT_FRAME)
    cards = Math.max(cards, now.cards)
    atEnd = now.atEnd
  }
  return { cards, longest: await page.evaluate<number>('window.longest') }
}
