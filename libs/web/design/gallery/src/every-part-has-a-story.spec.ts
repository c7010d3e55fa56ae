import * as map from '@s4/map'
import * as thread from '@s4/thread'
import * as toast from '@s4/toast'
// oxlint-disable-next-line no-restricted-imports -- every part of it
import * as ui from '@s4/ui'
import * as denseTable from '@s4/ui/dense-table'
import * as roster from '@s4/ui/roster'
import * as windowedList from '@s4/ui/windowed-list'
import * as work from '@s4/work'
import { expect, it } from 'vitest'

const stories = Object.values(
  import.meta.glob<string>('../../*/src/**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
).join('\n')

const libraries = { ui, roster, denseTable, windowedList, thread, toast, map, work }

it.each(Object.entries(libraries))('every component of %s is shown in the gallery', (_name, exported) => {
  const components = Object.keys(exported).filter((name) => /^[A-Z]/.test(name))

  expect(components.filter((name) => !new RegExp(`<${name}[\\s>/]`).test(stories))).toEqual([])
  expect(components).not.toEqual([])
})
