/** The languages that texts are written in: English as the world keeps them, Hindi by the catalogue beside this file. */
export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

const longest = 200

/**
 * The language that a caller wants (`accept-language`, and `language` of a socket's handshake): the first of ours among its
 * wishes, the higher `q` first; English when there is none, or when it cannot be read.
 */
export function languageOf(wishes: unknown): Language {
  if (typeof wishes !== 'string' || wishes.length > longest) return 'en'
  const wanted = wishes
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
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
