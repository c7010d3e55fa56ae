import { existsSync, rmSync } from 'node:fs'
import { pagesOverBudget } from '../budgets/every-page'
import { overBudget } from '../budgets/over-budget'
import { apps, pages } from '../budgets/pages'
import { startTemporaryDatabase } from '../stack/database/database'
import { installEmulators } from '../stack/identities/auth-emulator'
import { missingPackages, REHEARSED } from '../rehearse/debian'
import { readFaults } from '../rehearse/faults-file'
import { missingForPictures } from '../pictures/missing'
import { sayAppsAreBuilt } from '../workspace/apps-are-built'
import { inWorkspace, workspaceRoot } from '../workspace/paths'
import { isRefusal } from '../workspace/refusal'
import { journeysOutcome } from '../outcomes/journeys-outcome'
import { projectsIn, runTasks, type Task } from './nx'
import { check, type Outcome, summarise, timed, withoutSkips } from '../outcomes/outcome'
import { programPath, runInTerminal, runSource } from '../stack/processes/run-in-terminal'
import { type Selection, selectionFor } from './selection'
import { unitOutcome } from './unit-outcome'

/** Everything a change must pass: boundaries, lint, types, tests, builds, budgets, security rules, journeys. */
async function test(): Promise<Outcome[]> {
  const selection = sensible(selectionFor())
  console.log(
    selection.kind === 'affected' ? `Testing what ${selection.why}.` : `Testing everything (${selection.why}).`,
  )
  rmSync(inWorkspace('.reports'), { recursive: true, force: true })

  const [tree, tasks] = await Promise.all([
    checksOfTree(),
    runProjectTasks(selection),
    // The journeys' stack installs them otherwise, while nothing else runs; it also says why when that fails.
    wantsJourneys(selection) && installEmulators(),
  ])
  const built = tasks.filter(({ target }) => target === 'build')
  const all = wantsJourneys(selection) ? await buildAll() : []
  sayAppsAreBuilt()
  return [
    ...tree,
    { ...taskCheck('Types', 'typecheck', tasks), seconds: secondsOf('typecheck', tasks) },
    { ...unitOutcome(tasks, selection), seconds: secondsOf('test', tasks) },
    { ...taskCheck('Builds', 'build', tasks), seconds: secondsOf('build', tasks) },
    budgets(selection, built),
    ...(wantsJourneys(selection)
      ? [
          await timed(() => kills(all)),
          await timed(() => journeys(all)),
          // The rehearsal mostly waits, and leaves the pictures a processor.
          ...(await Promise.all([timed(() => pictures(all)), timed(() => rehearsal(all))])),
        ]
      : [check('Browser journeys: nothing they use has changed', [])]),
  ]
}

/** The journeys use every app; what has not changed comes out of the cache. */
const buildAll = () => runTasks(['build'], { kind: 'everything', why: 'the journeys use every app' }, {})

/** What is asked of the whole tree, one after the other. */
async function checksOfTree(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, run, failure } of treeChecks)
    outcomes.push(await timed(async () => check(name, (await run()) ? [] : [failure])))
  return outcomes
}

const treeChecks = [
  {
    name: 'Boundaries',
    run: () => runSource('tools/boundaries/main.ts'),
    failure: 'A boundary between layers or scopes is crossed; the sentences are above.',
  },
  {
    name: 'Formatting',
    run: () => runInTerminal([programPath('prettier'), '--check', '--log-level', 'warn', '.']),
    failure: 'Some files are not formatted; npx prettier --write . does it.',
  },
  {
    // Type-aware rules read whole programs, so that one run of everything costs what a few projects would.
    name: 'Lint',
    run: () => runInTerminal([programPath('oxlint'), '--config', '.oxlintrc.json', 'apps', 'libs', 'tools', 'e2e']),
    failure: 'A lint rule is broken; the places are above.',
  },
  {
    name: 'Files and exports in use',
    run: () => runInTerminal([programPath('knip'), '--no-progress']),
    failure: 'Something is unused or not declared; the list is above, what counts is in knip.json.',
  },
  {
    name: 'Code that only specs use',
    run: () =>
      runInTerminal([programPath('knip'), '--production', '--no-progress', '--config', 'knip.production.json']),
    failure: 'Nothing but specs uses some code; the list is above, what counts is in knip.production.json.',
  },
  {
    name: 'Citations of the documents',
    run: () => runSource('tools/citations/main.ts'),
    failure: 'A citation leads nowhere; the sentences are above.',
  },
  {
    name: 'Known weaknesses of packages',
    run: () => runSource('tools/advisories/main.ts'),
    failure: 'A package that is shipped has a serious known weakness; the sentences are above. Take a newer one.',
  },
  {
    name: 'One owner for each table',
    run: () => runSource('tools/table-owners/main.ts'),
    failure:
      'A table is written by somebody besides its owner; the sentences are above, ' +
      'the list is tools/table-owners/owners.ts.',
  },
]

const runProjectTasks = (selection: Selection) =>
  withDatabase((env) => runTasks(['typecheck', 'test', 'build'], selection, env))

/** A change of documents alone selects nothing; then everything is tested, mostly out of the cache. */
const sensible = (selection: Selection): Selection =>
  selection.kind === 'affected' && projectsIn(selection).length === 0
    ? { kind: 'everything', why: `no project ${selection.why.replace('changed', 'has changed')}` }
    : selection

const wantsJourneys = (selection: Selection) =>
  selection.kind === 'everything' || projectsIn(selection).includes('@s4/e2e')

async function withDatabase<Result>(work: (env: Record<string, string>) => Promise<Result>): Promise<Result> {
  const database = await startTemporaryDatabase()
  try {
    return await work({ S4_TEST_DATABASE_URL: database.ownerUrl, S4_TEST_SERVER_URL: database.url })
  } finally {
    await database.stop()
  }
}

function taskCheck(name: string, target: string, tasks: Task[]) {
  const own = tasks.filter((task) => task.target === target)
  const cached = own.filter((task) => task.cached).length
  const failed = own.filter(({ ok }) => !ok)
  return check(
    `${name} of ${own.length} projects (${cached} unchanged since they last passed)`,
    failed.map(({ project }) => `${project}: ${target} failed; its output is above.`),
  )
}

/** Of all tasks together, of which two run at a time. */
const secondsOf = (target: string, tasks: Task[]) =>
  tasks.filter((task) => task.target === target).reduce((sum, { seconds }) => sum + seconds, 0)

function budgets(selection: Selection, built: Task[]) {
  const isBuilt = (app: string) => built.some(({ project }) => project === `@s4/${app.split('/').at(-1)}`)
  const isDue = ({ app }: { app: string }) => selection.kind === 'everything' || isBuilt(app)
  const due = pages.filter(isDue)
  return check(`Budgets of ${due.length} first loads and of all pages`, [
    ...overBudget(due, workspaceRoot),
    ...pagesOverBudget(apps.filter(isDue), workspaceRoot),
  ])
}

/** Servers and PostgreSQL are killed under load, and nothing that was answered well may be missing or there twice. */
async function kills(built: Task[]): Promise<Outcome> {
  const name = 'Kills under load'
  if (built.some(({ ok }) => !ok)) return check(name, ['Nothing was killed under load: a build failed.'])
  const ok = await runSource('tools/chaos/main.ts', { args: ['--smoke'] })
  return check(name, ok ? [] : ['Something was lost, doubled or left broken by a kill; the sentences are above.'])
}

async function journeys(built: Task[]): Promise<Outcome> {
  if (built.some(({ ok }) => !ok))
    return check('Browser journeys', ['The browser journeys did not run: a build failed.'])
  const ok = await runSource('tools/e2e/main.ts')
  return journeysOutcome(inWorkspace('.reports/e2e/journeys.json'), ok)
}

/** Every route as it was accepted. */
async function pictures(built: Task[]): Promise<Outcome> {
  const name = 'Pictures'
  if (!existsSync(inWorkspace('e2e/pictures/accepted')))
    return { name, passed: 0, failures: [], skipped: [`${name} (none is accepted yet: npm run pictures -- accept)`] }
  const missing = missingForPictures()
  if (missing) return { name, passed: 0, failures: [], skipped: [`${name} (${missing})`] }
  if (built.some(({ ok }) => !ok)) return check(name, ['The pictures were not taken: a build failed.'])
  const ok = await runSource('tools/pictures/main.ts')
  return journeysOutcome(inWorkspace('.reports/pictures/pictures.json'), ok, name)
}

/** What is shipped, started as its documents say, does the main job over HTTPS while its processes are replaced. */
async function rehearsal(built: Task[]): Promise<Outcome> {
  const name = 'Rehearsal of production'
  const missing = missingPackages(REHEARSED)
  if (missing.length > 0)
    return { name, passed: 0, failures: [], skipped: [`${name} (this machine has not ${missing.join(', ')})`] }
  const ok = built.every((task) => task.ok) && (await runSource('tools/rehearse/main.ts'))
  if (ok) return check(name, [])
  const faults = readFaults().map((fault) => `${name}: ${fault}`)
  return check(name, faults.length > 0 ? faults : [`${name}: it ended before it could say why; see above.`])
}

try {
  const found = await test()
  const outcomes = process.env.S4_SKIPPED === 'refused' ? found.map(withoutSkips) : found
  for (const line of ['', ...summarise(outcomes)]) console.log(line)
  process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
