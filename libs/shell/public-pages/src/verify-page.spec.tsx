import { expectNoAxeViolations, reply, renderRoutes, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { publicRoutes } from './public-routes'

const SHA256_OF_LOG = '52f4128b0a15321051e7663b56ac19a512d04bb79edbce31035c835e2a6e8f0f'
const made = { companyName: 'Harbour Security Ltd', title: 'Door supervisor', madeAt: '2026-11-21T22:14:00.000Z' }

function open(file: typeof made | null) {
  const asked: string[] = []
  server.use(
    reply('evidence.verify', ({ input }) => {
      asked.push(input.sha256)
      return { file }
    }),
  )
  const { container } = renderRoutes(publicRoutes(), { at: '/verify' })
  return { asked, container }
}
// jsdom's files cannot be read as bytes.
const aPdf = Object.assign(new File(['report log'], 'log.pdf', { type: 'application/pdf' }), {
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode('report log').buffer),
})

it('compares a chosen file, of which only the SHA-256 is sent', async () => {
  const { asked, container } = open(made)

  await userEvent.upload(await screen.findByLabelText('File'), aPdf)

  expect(await screen.findByText('This file was not changed')).toBeTruthy()
  expect(screen.getByText('Harbour Security Ltd')).toBeTruthy()
  expect(screen.getByText('Sat 21 Nov 2026, 22:14')).toBeTruthy()
  expect(asked).toEqual([SHA256_OF_LOG])
  await expectNoAxeViolations(container)
})

it('says when S4 did not make the file', async () => {
  open(null)

  await userEvent.upload(await screen.findByLabelText('File'), aPdf)

  expect(await screen.findByText('This is not a file as S4 made it')).toBeTruthy()
})

it('takes a typed SHA-256, and says when it is not one', async () => {
  const { asked } = open(made)
  const field = await screen.findByLabelText('Check code (SHA-256)')

  await userEvent.type(field, 'abc')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('A check code has 64 characters: digits and the letters a to f.')).toBeTruthy()

  await userEvent.clear(field)
  await userEvent.type(field, SHA256_OF_LOG.toUpperCase())
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))

  expect(await screen.findByText('This file was not changed')).toBeTruthy()
  expect(asked).toEqual([SHA256_OF_LOG])
})
