import { expect, test } from 'vitest'
import { marqueeKey, marqueeTexts, showsMarquee } from './marquee-rules.ts'

test('[4-20] a dismissed marquee stays away until the announcements differ', () => {
  const texts = marqueeTexts([{ content: 'Mumbai meet Chennai' }])
  expect(showsMarquee(texts, null)).toBe(true)
  const dismissed = marqueeKey(texts)
  expect(showsMarquee(texts, dismissed)).toBe(false)
  expect(showsMarquee(marqueeTexts([{ content: 'Kochi meet Goa' }]), dismissed)).toBe(true)
})

test('[2.7-1] without announcements there is no bar, and empty texts do not run', () => {
  expect(showsMarquee([], null)).toBe(false)
  expect(marqueeTexts([{ content: '  ' }, { content: ' Rain delay ' }])).toEqual(['Rain delay'])
})

test('[4-20] the same words cut differently are other announcements', () => {
  expect(marqueeKey(['a', 'b'])).not.toBe(marqueeKey(['a b']))
})
