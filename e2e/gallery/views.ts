/** A window, a language and a theme in which a screen is shown. */
export type View = {
  width: number
  height: number
  language: 'en' | 'hi'
  theme: 'dark' | 'light'
}

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const
const languages = ['en', 'hi'] as const
const themes = ['dark', 'light'] as const

const [phone, tablet, phoneOnItsSide, desktop] = sizes

/** Any two of width, language and theme meet, without the sixteen pictures of all together. */
const usualViews: readonly View[] = [
  { ...phone, language: 'en', theme: 'dark' },
  { ...phone, language: 'hi', theme: 'light' },
  { ...tablet, language: 'hi', theme: 'dark' },
  { ...phoneOnItsSide, language: 'en', theme: 'light' },
  { ...desktop, language: 'en', theme: 'light' },
  { ...desktop, language: 'hi', theme: 'dark' },
]

/** Of a screen in a state that differs by a part of the page alone. */
const fewViews: readonly View[] = [
  { ...phone, language: 'en', theme: 'dark' },
  { ...desktop, language: 'en', theme: 'light' },
]

/** Words that a flag of the command names, separated by commas; null without the flag. */
function chosen(variable: string): readonly string[] | null {
  return process.env[variable]?.split(',') ?? null
}

const [widthsChosen, languagesChosen, themesChosen] = ['GALLERY_WIDTHS', 'GALLERY_LANGUAGES', 'GALLERY_THEMES'].map(
  chosen,
)

/** The views of a screen: every combination of what the flags of the command name, without flags a set that is made in minutes. */
export function viewsOf(isWhole: boolean): readonly View[] {
  const isAnyChosen = [widthsChosen, languagesChosen, themesChosen].some((choice) => choice != null)
  if (!isAnyChosen) return isWhole ? usualViews : fewViews
  return sizes
    .filter(({ width }) => widthsChosen?.includes(String(width)) ?? true)
    .flatMap((size) =>
      languages
        .filter((language) => languagesChosen?.includes(language) ?? true)
        .flatMap((language) =>
          themes
            .filter((theme) => themesChosen?.includes(theme) ?? true)
            .map((theme) => ({ ...size, language, theme })),
        ),
    )
}

/** Such as `home.player.390x844.en.dark`: the picture's file without `.png`. */
export function pictureName(screen: string, state: string, { width, height, language, theme }: View): string {
  return `${screen}.${state}.${width}x${height}.${language}.${theme}`
}
