import { expectNoAxeViolations, renderRoutes } from '@s4/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clientsRoutes } from './clients-routes'

it('says that there is nothing so far', async () => {
  const { container } = renderRoutes(clientsRoutes(), { at: '/clients' })

  expect(await screen.findByText('There is nothing here so far.')).toBeTruthy()
  await expectNoAxeViolations(container)
})
