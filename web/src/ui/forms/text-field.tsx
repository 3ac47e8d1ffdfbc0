import { plainSigns } from '@chaupar/api/typed-numbers'
import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & {
  label: ReactNode
  /** Stands at the right of the label: '6 digits'. */
  hint?: ReactNode
  /** The message beside the field, in the words of the specification; announced when it appears. */
  error?: string | undefined
  /** Stands under the error: what is wrong with just this entry. */
  errorDetail?: string | undefined
  /** Id of a message elsewhere in the form that also concerns this field; it marks the field as invalid. */
  sharedErrorId?: string | undefined
  /** Takes digits of any script, and unseen signs that come with a paste, as plain ones; so in every box with a keyboard of numbers. */
  latin?: boolean | undefined
  /** Content inside the box before and after the input (country code, show/hide). */
  before?: ReactNode
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A labelled text box; `ref` and the event handlers of react-hook-form's `register` go straight to the input. */
export function TextField({
  label,
  hint,
  error,
  errorDetail,
  sharedErrorId,
  latin,
  before,
  after,
  id,
  ...input
}: TextFieldProps) {
  const isLatin = latin ?? (input.inputMode === 'numeric' || input.inputMode === 'decimal')
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (isLatin) showPlainSigns(event.target)
    input.onChange?.(event)
  }
  const made = useId()
  const inputId = id ?? made
  const errorId = `${inputId}-error`
  const detailId = `${inputId}-detail`
  const hintId = `${inputId}-hint`
  const described = [error ? errorId : '', sharedErrorId ?? '', errorDetail ? detailId : '', hint ? hintId : '']
    .filter(Boolean)
    .join(' ')
  return (
    <div>
      <div className="field-label">
        <label htmlFor={inputId}>{label}</label>
        {hint ? (
          <span id={hintId} className="field-hint">
            {hint}
          </span>
        ) : null}
      </div>
      <div className="field-box" data-invalid={error || sharedErrorId ? '' : undefined}>
        {before}
        <input
          type="text"
          {...input}
          onChange={change}
          id={inputId}
          aria-invalid={error || sharedErrorId ? true : undefined}
          aria-describedby={described || undefined}
        />
        {after}
      </div>
      <FieldError id={errorId} text={error} />
      {errorDetail ? (
        <p id={detailId} className="field-hint">
          {errorDetail}
        </p>
      ) : null}
    </div>
  )
}

/** Puts plain signs in the place of what stands in a box; the caret stays where it is. */
export function showPlainSigns(box: HTMLInputElement): void {
  const text = plainSigns(box.value)
  if (text === box.value) return
  const caret = plainSigns(box.value.slice(0, box.selectionStart ?? box.value.length)).length
  box.value = text
  box.setSelectionRange(caret, caret)
}

/** The message of a field or a form; role=alert, so that it is spoken when it appears. */
export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  return text ? (
    <p id={id} role="alert" className="field-error">
      {text}
    </p>
  ) : null
}
