/** The texts of a catalogue (a .po file) that have no translation, as they stand in the sources. */
export function missingTexts(catalogue: string): string[] {
  const entries = catalogue.split(/\n{2,}/).map((entry) => ({
    text: partOf(entry, 'msgid'),
    translation: partOf(entry, 'msgstr'),
  }))
  return entries.filter(({ text, translation }) => text !== '' && translation === '').map(({ text }) => text)
}

/** Its text may stand in several lines, each in quotes; the catalogue's own head has an empty msgid. */
function partOf(entry: string, keyword: 'msgid' | 'msgstr'): string {
  const [, lines = ''] = new RegExp(`^${keyword} ((?:".*"\\n?)+)`, 'm').exec(entry) ?? []
  return lines.replaceAll(/^"|"$/gm, '').replaceAll('\n', '').replaceAll('\\"', '"').replaceAll('\\n', '\n')
}
