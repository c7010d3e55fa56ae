import type { ComponentType } from 'react'

interface Story {
  name: string
  Show: ComponentType
}

export interface Page {
  /** `ui/controls`, or `ui/overlays/PlainModal` for a story that has a page of its own. */
  id: string
  kind: 'parts' | 'modal' | 'screen'
  stories: readonly Story[]
}

const files = import.meta.glob<Record<string, ComponentType>>('../../*/src/**/*.stories.tsx', { eager: true })

/** Every page of the gallery: one for each file of stories, and one for each story that takes the whole window. */
export const pages: readonly Page[] = Object.entries(files).flatMap(([path, exported]) => {
  const id = path
    .replace(/^\.\//, '../../design/src/')
    .replace(/^\.\.\/\.\.\/([\w-]+)\/src\/(?:.*\/)?([\w-]+)\.stories\.tsx$/, '$1/$2')
  const stories = Object.entries(exported).map(([name, Show]) => ({ name, Show }))
  const parts = stories.filter(({ name }) => pageKind(name) === 'parts')
  return [
    ...(parts.length > 0 ? [{ id, kind: 'parts' as const, stories: parts }] : []),
    ...stories
      .filter((story) => !parts.includes(story))
      .map((story) => ({ id: `${id}/${story.name}`, kind: pageKind(story.name), stories: [story] })),
  ]
})

function pageKind(name: string): Page['kind'] {
  if (name.endsWith('Modal')) return 'modal'
  return name.endsWith('Screen') ? 'screen' : 'parts'
}
