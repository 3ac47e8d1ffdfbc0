import postcss from 'postcss'
import { expect, test } from 'vitest'
import { hoverStyles } from '../hover-styles.ts'

const dense = (sheet: string) => sheet.replace(/\s*([{};])\s*/g, '$1')
const built = (sheet: string) => dense(postcss([hoverStyles()]).process(sheet, { from: undefined }).css)

test.each([
  ['.a:hover { color: red }', '@media (hover: hover) { .a:hover { color: red } }'],
  ['.a { &:hover { color: red } }', '.a { @media (hover: hover) { &:hover { color: red } } }'],
  [
    '.a:hover, .a:focus-visible { color: red }',
    '.a:focus-visible { color: red } @media (hover: hover) { .a:hover { color: red } }',
  ],
  ['@media (hover: hover) { .a:hover { color: red } }', '@media (hover: hover) { .a:hover { color: red } }'],
  ['.a:active { color: red }', '.a:active { color: red }'],
])('%s hovers only under a pointer that can', (written, served) => {
  expect(built(written)).toBe(dense(served))
})
