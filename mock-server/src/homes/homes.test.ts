import { expect, test } from 'vitest'
import { newFolder } from '../../test/support/folders.ts'
import { claimFolder, Homes, readHomes } from './homes.ts'

const three = ['mock-0:8080', 'mock-1:8080', 'mock-2:8080']
const names = Array.from({ length: 3000 }, (_, index) => `w-${index}`)
const homesOf = (list: readonly string[]) => {
  const homes = new Homes(list, list[0] ?? '')
  return names.map((name) => homes.homeOf(name))
}

test('each of three homes keeps about a third of the worlds', () => {
  const kept = homesOf(three)
  for (const home of three) {
    const share = kept.filter((one) => one === home).length / kept.length
    expect(share, home).toBeGreaterThan(0.3)
    expect(share, home).toBeLessThan(0.37)
  }
})

test('the default world stays at the first home', () => {
  for (let count = 1; count <= 20; count += 1) {
    const list = Array.from({ length: count }, (_, index) => `mock-${index}:8080`)
    expect(new Homes(list, 'mock-0:8080').homeOf('default')).toBe('mock-0:8080')
  }
})

test('a fourth home takes a quarter of the worlds, and no world moves between the others', () => {
  const [before, after] = [homesOf(three), homesOf([...three, 'mock-3:8080'])]
  const moved = after.filter((home, index) => home !== before[index])
  expect(new Set(moved)).toEqual(new Set(['mock-3:8080']))
  expect(moved.length / names.length).toBeGreaterThan(0.22)
  expect(moved.length / names.length).toBeLessThan(0.28)
})

test('without settings a server is alone', () => {
  expect(readHomes({ HOMES: ' ', HOME_NAME: '' })).toBeNull()
  expect(readHomes({ HOMES: three.join(','), HOME_NAME: 'mock-1:8080' })).toEqual(new Homes(three, 'mock-1:8080'))
})

test.each([
  [{ HOMES: three.join(' ') }, 'HOME_NAME takes one of HOMES: mock-0:8080, mock-1:8080, mock-2:8080; got ""'],
  [{ HOMES: 'a:1 b:2', HOME_NAME: 'c:3' }, 'HOME_NAME takes one of HOMES: a:1, b:2; got "c:3"'],
  [
    { HOMES: 'a:1 a:1', HOME_NAME: 'a:1' },
    'HOMES takes 1 to 20 different addresses such as mock-0:8080, separated by spaces; got "a:1 a:1"',
  ],
  [
    { HOMES: 'mock-0', HOME_NAME: 'mock-0' },
    'HOMES takes 1 to 20 different addresses such as mock-0:8080, separated by spaces; got "mock-0"',
  ],
  [
    { HOME_NAME: 'mock-0:8080' },
    'HOMES takes 1 to 20 different addresses such as mock-0:8080, separated by spaces; got ""',
  ],
])('%j is refused in one line', (env, line) => {
  expect(() => readHomes(env)).toThrow(line)
})

test('a data folder stays with its home, and the list of homes grows and shrinks only at its end', () => {
  const folder = newFolder()
  const [first, second, third] = three as [string, string, string]
  claimFolder(folder, new Homes([first, second], second))
  expect(() => claimFolder(folder, new Homes([first, second], first))).toThrow(
    `The data folder ${folder} belongs to mock-1:8080, this is mock-0:8080. Give each home its own DATA_DIR`,
  )
  expect(() => claimFolder(folder, new Homes([second, first], second))).toThrow(
    'HOMES had another order, mock-0:8080 mock-1:8080; now mock-1:8080 mock-0:8080. Homes are added and removed at its end only',
  )
  claimFolder(folder, new Homes([first, second, third], second))
  expect(() => claimFolder(folder, new Homes([third, second], second))).toThrow('HOMES had another order')
  claimFolder(folder, new Homes([first, second], second))
})
