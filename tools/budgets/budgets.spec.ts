import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { scriptsIn } from './first-load'
import { pagesOverBudget } from './every-page'
import { weigh } from './over-budget'
import type { PageBudget } from './pages'
import { preloadProblems } from './preloads'

const workspace = mkdtempSync(join(tmpdir(), 's4-budgets-'))
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

let builds = 0

/** A page built into a folder of its own, with the files it names. */
function aPage(files: Record<string, string>, change: Partial<PageBudget> = {}): PageBudget {
  const folder = `dist-${(builds += 1)}`
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, folder, name)), { recursive: true })
    writeFileSync(join(workspace, folder, name), text)
  }
  return {
    page: 'a page',
    app: 'apps/a',
    html: `${folder}/index.html`,
    modules: [],
    kilobytes: 1,
    without: ['Firebase', 'zod'],
    ...change,
  }
}

const entry = '<script type="module" crossorigin src="/assets/entry.js"></script>'
// Digits that do not repeat, so that brotli cannot make them small.
const heavy = Array.from({ length: 900 }, (_unused, index) => Math.sin(index)).join(',')

describe('a first load', () => {
  it('is the entry and what the document preloads', () => {
    const html =
      `${entry}<link rel="modulepreload" crossorigin href="/assets/react.js"><link rel="stylesheet" ` +
      'href="/a.css"><script>inline()</script>'

    expect(scriptsIn(html)).toEqual(['assets/entry.js', 'assets/react.js'])
  })

  it.each<[name: string, page: () => PageBudget, problem: string]>([
    ['weighs too much', () => aPage({ 'index.html': entry, 'assets/entry.js': heavy }), 'the limit is 1 KB'],
    [
      'carries Firebase',
      () => aPage({ 'index.html': entry, 'assets/entry.js': 'name="FirebaseError"' }),
      'Firebase is in its first load',
    ],
    ['carries zod', () => aPage({ 'index.html': entry, 'assets/entry.js': 'a._zod.def' }), 'zod is in its first load'],
    ['has no script', () => aPage({ 'index.html': '<p>Hello</p>' }), 'loads no script'],
    ['names a script that is not there', () => aPage({ 'index.html': entry }), 'no such file'],
    ['is not built', () => aPage({}), 'has not been built'],
    [
      'has no manifest for its modules',
      () => aPage({ 'index.html': entry }, { modules: ['src/jobs-page.tsx'] }),
      'build.manifest',
    ],
  ])('is refused when it %s', (_name, page, problem) => {
    expect(weigh(page(), workspace).problems).toEqual([expect.stringContaining(problem)])
  })

  it('counts a lazily loaded module with what it imports, once', () => {
    const manifest = {
      'src/jobs-page.tsx': { file: 'assets/jobs.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['src/jobs-page.tsx'] },
    }
    const files = {
      'index.html': entry,
      'assets/entry.js': '1',
      'assets/jobs.js': '2',
      'assets/shared.js': heavy,
      '.vite/manifest.json': JSON.stringify(manifest),
    }

    const { problems } = weigh(aPage(files, { modules: ['src/jobs-page.tsx'] }), workspace)

    expect(problems).toEqual([expect.stringContaining('the limit is 1 KB')])
  })

  it('of what is asked for later counts only what that adds', () => {
    const manifest = {
      'src/provider.ts': { file: 'assets/provider.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/entry.js' },
    }
    const files = {
      'index.html': entry,
      'assets/entry.js': heavy,
      'assets/provider.js': 'sign()',
      '.vite/manifest.json': JSON.stringify(manifest),
    }

    expect(weigh(aPage(files, { modules: ['src/provider.ts'], late: true }), workspace)).toMatchObject({ problems: [] })
  })

  it('passes within its budget', () => {
    expect(weigh(aPage({ 'index.html': entry, 'assets/entry.js': 'start()' }), workspace).problems).toEqual([])
  })
})

describe('every page of an app', () => {
  const manifest = {
    'src/more-routes.tsx': { file: 'assets/routes.js', isDynamicEntry: true },
    'src/jobs-page.tsx': { file: 'assets/jobs.js', imports: ['_shared.js'], isDynamicEntry: true },
    'src/send-modal.tsx': { file: 'assets/modal.js', isDynamicEntry: true },
    '_shared.js': { file: 'assets/shared.js' },
  }
  const budget = (limits: { scripts: number; kilobytes: number }) => {
    const { html, app } = aPage({
      'index.html': entry,
      'assets/entry.js': '1',
      'assets/routes.js': '2',
      'assets/jobs.js': '3',
      'assets/modal.js': heavy,
      'assets/shared.js': '4',
      '.vite/manifest.json': JSON.stringify(manifest),
    })
    return { app, side: 'seeker' as const, html, routes: 'src/more-routes.tsx', ...limits }
  }

  it('is what it starts with, the table of routes and its own, without what opens later', () => {
    expect(pagesOverBudget([budget({ scripts: 4, kilobytes: 1 })], workspace)).toEqual([])
  })

  it('is refused when the app is not built', () => {
    const unbuilt = { ...budget({ scripts: 4, kilobytes: 1 }), html: 'nowhere/index.html' }

    expect(pagesOverBudget([unbuilt], workspace)).toEqual(['nowhere/index.html has not been built.'])
  })

  it('is refused when it loads zod', () => {
    const { html, app } = aPage({
      'index.html': entry,
      'assets/entry.js': '1',
      'assets/routes.js': '2',
      'assets/jobs.js': '3',
      'assets/shared.js': 'a._zod.def',
      'assets/modal.js': 'a._zod.def',
      '.vite/manifest.json': JSON.stringify(manifest),
    })
    const limits = { scripts: 4, kilobytes: 1, routes: 'src/more-routes.tsx', side: 'seeker' as const }

    expect(pagesOverBudget([{ app, html, ...limits }], workspace)).toEqual([
      expect.stringContaining('jobs-page loads zod'),
    ])
  })

  it('is refused when it loads too many scripts or too much', () => {
    expect(pagesOverBudget([budget({ scripts: 3, kilobytes: 0 })], workspace)).toEqual([
      'jobs-page loads 4 scripts, the limit is 3.',
      expect.stringContaining('the limit is 0 KB'),
    ])
  })
})

describe('what the server preloads', () => {
  const known = (...modules: string[]) => ({ seeker: [{ path: '/', modules, asks: [] }], company: [] })
  const problems = (...modules: string[]) => {
    const { html, app } = aPage({
      'index.html': entry,
      'assets/jobs.js': '1',
      '.vite/manifest.json': JSON.stringify({
        'src/jobs-page.tsx': { file: 'assets/jobs.js', isDynamicEntry: true },
        'src/gone-page.tsx': { file: 'assets/gone.js' },
      }),
    })
    const budget = { app, side: 'seeker' as const, html, routes: '', scripts: 9, kilobytes: 9 }
    return preloadProblems([budget], workspace, known(...modules))
  }

  it.each<[name: string, modules: string[], said: string[]]>([
    ['is there', ['src/jobs-page.tsx'], []],
    [
      'is of a module that the build does not know',
      ['src/jobs-page.tsx', 'src/other.ts'],
      ['no script of src/other.ts'],
    ],
    ['is a file that is not there', ['src/jobs-page.tsx', 'src/gone-page.tsx'], ['no script of src/gone-page.tsx']],
    ['leaves out a page', [], ['loads src/jobs-page.tsx late']],
  ])('%s', (_name, modules, said) => {
    expect(problems(...modules)).toEqual(said.map((words) => expect.stringContaining(words)))
  })
})
