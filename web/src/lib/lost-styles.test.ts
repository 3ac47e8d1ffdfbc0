import { expect, test } from 'vitest'
import { loadLostStyles } from './lost-styles.ts'

test('a style sheet that did not come is asked for again before the next import, until it comes', async () => {
  await loadLostStyles()
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const first = document.createElement('link')
  first.rel = 'stylesheet'
  first.href = '/assets/panel.css'
  document.head.append(first)
  first.dispatchEvent(new Event('error'))

  const failing = loadLostStyles()
  expect(sheets()).toHaveLength(1)
  expect(sheets()[0]).not.toBe(first)
  expect(sheets()[0]?.getAttribute('href')).toBe(first.href)
  sheets()[0]?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toThrow('did not load')

  const coming = loadLostStyles()
  const last = sheets()[0]
  last?.dispatchEvent(new Event('load'))
  await coming
  await loadLostStyles()
  expect(sheets()).toEqual([last])
})
