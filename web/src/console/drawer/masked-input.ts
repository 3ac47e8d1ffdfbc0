/** Inputs whose value is a choice or a word that was searched for. */
const shownTypes = ['checkbox', 'radio', 'range', 'search', 'select-one', 'select-multiple']
/** Amounts and prices are the reason of many bugs; a field whose name says one of these is a secret all the same. */
const secretNames = /account|card|iban|pan\b|aadhaar|cvv|pin\b|otp|code|pass|token/i

/** What stands in a recording for a value that a person typed: always as long, so that not even its length is kept. */
const mask = '********'

/** The value of a field as a recording keeps it: choices, searches and amounts are shown, everything else is masked. */
export function maskedInput(value: string, field: HTMLElement): string {
  return value === '' || isShown(field) ? value : mask
}

function isShown(field: HTMLElement): boolean {
  if (field.tagName === 'SELECT' || field.tagName === 'OPTION') return true
  if (field.tagName !== 'INPUT') return false
  if (shownTypes.includes(field.getAttribute('type') ?? 'text')) return true
  const names = ['name', 'id', 'aria-label', 'autocomplete'].map((attribute) => field.getAttribute(attribute) ?? '')
  return field.inputMode === 'decimal' && !names.some((name) => secretNames.test(name))
}
