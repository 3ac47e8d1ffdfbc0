import { expect, test } from 'vitest'
import { routes } from '../../web/src/config/routes.ts'
import { pageLoaders } from './page-loaders.ts'

const table = routes.filter(({ name }) => name === 'landing' || name === 'myBets')
const page = { component: 'MyBetsPage', file: '../features/sports/my-bets-page.tsx' }

test('the page of a route is the component of its name, wherever its file stands; the landing page comes with the first files', () => {
  const { code, problems } = pageLoaders(table, [page])
  expect(problems).toEqual([])
  expect(code).toContain(
    "myBets: () => import('../features/sports/my-bets-page.tsx').then((chunk) => chunk.MyBetsPage),",
  )
  expect(code).not.toContain('landing:')
})

test('a route without a page says which component to write, and where', () => {
  const { problems } = pageLoaders(table, [])
  expect(problems).toEqual([
    'The route myBets (/mybets) of web/src/config/routes.ts has no page: export a component MyBetsPage from my-bets-page.tsx below web/src/features/, then run "npm run generate".',
  ])
})

test('a page that two files export is named with both', () => {
  const { problems } = pageLoaders(table, [page, { ...page, file: './pages/my-bets-page.tsx' }])
  expect(problems).toEqual([
    'The route myBets (/mybets) has more than one page: only one of ../features/sports/my-bets-page.tsx, ./pages/my-bets-page.tsx may export MyBetsPage.',
  ])
})
