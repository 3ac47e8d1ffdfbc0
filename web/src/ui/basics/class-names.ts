/** Joins class names and leaves out what is false or empty: `classNames('btn', busy && 'btn-busy')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
