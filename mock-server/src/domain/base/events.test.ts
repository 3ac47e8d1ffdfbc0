import { expect, test } from 'vitest'
import { testWorld } from '../../../test/support/worlds.ts'
import { DomainEmitter } from './events.ts'

const toast = (title: string) => ({ name: 'toast', payload: { playerId: null, title } }) as const

test('a listener hears its own events until it is ended', () => {
  const events = new DomainEmitter()
  const heard: (string | undefined)[] = []
  const end = events.on('toast', ({ title }) => heard.push(title))
  events.emit(toast('one'))
  events.emit({ name: 'announcements-changed', payload: null })
  end()
  events.emit(toast('two'))
  expect(heard).toEqual(['one'])
})

test('events of a rolled back transaction are never emitted', () => {
  const world = testWorld()
  const heard: (string | undefined)[] = []
  world.events.on('toast', ({ title }) => heard.push(title))
  expect(() =>
    world.transaction(() => {
      world.events.emit(toast('lost'))
      throw new Error('no')
    }),
  ).toThrow('no')
  world.transaction(() => {
    world.events.emit(toast('kept'))
    expect(heard).toEqual([])
  })
  expect(heard).toEqual(['kept'])
})
