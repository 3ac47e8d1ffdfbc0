/**
 * Texts in two languages, side by side: `bilingual(english, hindi)`. A family's stand in its own folder and come with its chunk; a
 * text that one language lacks does not compile.
 */
export type Language = 'en' | 'hi'

/** A text, or one that holds values. */
type Text = string | ((...values: never[]) => string)

type Table = Readonly<Record<string, Text>>

/** The same keys, each a text of the same values. */
type Like<English extends Table> = {
  readonly [Key in keyof English]: English[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string
}

export interface Bilingual<English extends Table> {
  readonly en: English
  readonly hi: Like<English>
}

/** A table of texts, read as `texts[language].name`. */
export function bilingual<English extends Table>(en: English, hi: Like<English>): Bilingual<English> {
  return { en, hi }
}
