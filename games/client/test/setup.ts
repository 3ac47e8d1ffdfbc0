import { configure, screen } from '@testing-library/react'
import { afterEach } from 'vitest'
import { waitLimitMs } from '../../../tools/testing/limits.ts'

configure({
  // The machine may be busy with other tests: a wait that succeeds costs nothing, however long it may last.
  asyncUtilTimeout: waitLimitMs,
  // The library prints the whole document into the error of each search in vain, and a wait is made of many of those.
  getElementError: (message) => new Error(message ?? undefined),
})

afterEach(({ task }) => {
  if (task.result?.state === 'fail') screen.debug()
})
