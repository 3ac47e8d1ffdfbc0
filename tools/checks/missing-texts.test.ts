import { expect, test } from 'vitest'
import { missingTexts } from './missing-texts.ts'

const catalogue = `msgid ""
msgstr ""
"Language: hi\\n"
"X-Generator: @lingui/cli\\n"

#: src/features/a.tsx
msgid "Deposit"
msgstr "जमा"

#. placeholder {0}: name
#: src/features/b.tsx
msgid "Say \\"{0}\\""
msgstr ""

#: src/features/c.tsx
msgid ""
"A long text "
"in two lines"
msgstr ""

#: src/features/d.tsx
msgid ""
"Another long text "
"in two lines"
msgstr ""
"दो "
"पंक्तियाँ"
`

test('texts without a translation are named, in one line or several', () => {
  expect(missingTexts(catalogue)).toEqual(['Say "{0}"', 'A long text in two lines'])
})

test('a whole catalogue lacks nothing', () => {
  expect(missingTexts('msgid "A"\nmsgstr "B"\n')).toEqual([])
})
