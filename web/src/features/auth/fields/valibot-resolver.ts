import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as v from 'valibot'

/** Joins a valibot schema to react-hook-form; the first message of each field counts, one at a time (spec 5). */
export function valibotResolver<Values extends FieldValues>(schema: v.GenericSchema<Values>): Resolver<Values> {
  return (values) => {
    const messages = messagesOf(schema, values)
    return Object.keys(messages).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: fieldErrors<Values>(messages) }
  }
}

/** The first message of each field that has one; a message about the whole form stands under 'root'. */
export function messagesOf(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of v.safeParse(schema, values).issues ?? [])
    messages[v.getDotPath(issue) ?? 'root'] ??= issue.message
  return messages
}

function fieldErrors<Values extends FieldValues>(messages: Record<string, string>): FieldErrors<Values> {
  const errors: FieldErrors = {}
  for (const [name, message] of Object.entries(messages)) errors[name] = { type: 'rule', message }
  return errors as FieldErrors<Values>
}
