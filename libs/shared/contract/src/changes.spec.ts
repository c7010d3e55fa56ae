import { expect, it } from 'vitest'
import { changes } from './changes'
import { routeMethod, routes, type Resource, type RouteName } from './routes'

// Object.keys forgets the names' type; the table itself is what is read.
const names = Object.keys(routes) as RouteName[]
const subjectName = (name: string): Resource => name.split('.')[0] as Resource
const isRead = (subject: Resource) => names.some((name) => subjectName(name) === subject && routeMethod(name) === 'GET')

it.each(Object.entries(changes))('%s is a change, and makes stale its own subject and others', (name, resources) => {
  const stale: readonly Resource[] = resources
  const subject = subjectName(name)

  expect(routeMethod(name as RouteName)).not.toBe('GET')
  expect(new Set(stale).size).toBe(stale.length)
  expect(stale.some((resource) => resource !== subject)).toBe(true)
  if (isRead(subject)) expect(stale).toContain(subject)
})
