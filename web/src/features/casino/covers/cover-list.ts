/** The dyes of the drawn covers; the class `cover-ground-<name>` has the ground of each. */
export type CoverPalette = 'indigo' | 'madder' | 'neem' | 'kora' | 'iron' | 'turmeric' | 'peacock' | 'rose'

/** The drawn covers of one list of the catalogue. */
export interface CoverList {
  /** Where the files are: a path with a digest of them all. */
  folder: string
  /** File name -> palette. */
  palettes: Readonly<Record<string, CoverPalette>>
}
