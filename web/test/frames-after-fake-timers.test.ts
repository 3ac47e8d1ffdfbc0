import { test, vi } from 'vitest'

test('a focused button goes while timers are fake', () => {
  vi.useFakeTimers()
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  button.remove()
})

test('the next test still gets frames', async () => {
  await new Promise((resolve) => requestAnimationFrame(resolve))
})
