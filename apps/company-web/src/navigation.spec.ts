import { companyLinks } from '@s4/links'
import { expect, it } from 'vitest'
import { sidebarItems } from './navigation'

it.each([companyLinks.settings, companyLinks.support, companyLinks.faq])(
  'nothing else of the menu is lit at %s, which has an item at the end of the sidebar',
  (path) => {
    expect(sidebarItems.filter(({ covers }) => covers(path))).toEqual([])
  },
)

it('the rota is among the four of the bottom bar', () => {
  expect(sidebarItems.slice(0, 4).map(({ label }) => label)).toEqual(['Jobs', 'Profile', 'Chat', 'Rota Management'])
})

it('sites have an item of their own', () => {
  const lit = (path: string) => sidebarItems.filter(({ covers }) => covers(path)).map(({ label }) => label)
  expect(lit(companyLinks.site('1'))).toEqual(['Sites'])
  expect(lit(companyLinks.profile)).toEqual(['Profile'])
})
