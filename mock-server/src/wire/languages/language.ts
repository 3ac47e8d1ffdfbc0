/** The languages that texts are written in: English as the world keeps them, Hindi by the catalogue beside this file. */
export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

const longest = 200

/**
 * The language that a caller wants (`accept-language`, and `language` of a socket's handshake): the accepted one of ours with
 * the highest `q`, then the first. English when there is none, or when the value cannot be read.
 */
export function languageOf(accepted: unknown): Language {
  if (typeof accepted !== 'string' || accepted.length > longest) return 'en'
  const wanted = accepted
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const weight = parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { code: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { code } of wanted) for (const language of languages) if (language === code) return language
  return 'en'
}
