/** The `ref` of a form that a press has opened: brings it into view, and the cursor into its first field. */
export function showOpened(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'nearest' })
  const field = form?.querySelector('input')
  field?.focus({ preventScroll: true })
  field?.select()
}
