import { everyRoute, type Route } from '../support/every-route'
import { desk, expectPictures } from '../support/pictures/expect-pictures'
import { test, type State } from '../support/pictures/visitors'
import { passRetries } from '../support/pass-retries'
import { pathOf } from '../support/path-of'
import { urlOn } from '../support/stack'

for (const { route, withoutRecords } of everyRoute.shell) {
  test(`anybody ${route}`, async ({ visitor }) => {
    const anybody = await visitor('anybody', 'empty')
    await anybody.page.setViewportSize(desk)
    await anybody.page.goto(urlOn('shell', withoutRecords))
    await expectPictures(anybody, `anybody${route}`)
  })
}

const states = ({ fixed }: Route): State[] => (fixed ? ['data'] : ['data', 'empty', 'failing'])

for (const role of ['seeker', 'company'] as const) {
  for (const route of everyRoute[role]) {
    for (const state of states(route)) {
      test(`${role} ${route.route} ${state}`, async ({ visitor }) => {
        const person = await visitor(role, state)
        // Some links are there only where a list has room for what it opens.
        await person.page.setViewportSize(desk)
        const path = state === 'data' ? await pathOf(person.page, role, route.withRecords) : route.withoutRecords
        await person.page.goto(urlOn(role, path))
        if (state === 'failing') await passRetries(person.page, role)
        await expectPictures(person, `${role}${route.route}/${state}`)
      })
    }
  }
}
