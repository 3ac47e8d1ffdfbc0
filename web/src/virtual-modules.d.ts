/** Written by the build (web/cover-files.ts): what it drew for each list of the catalogue. */
declare module 'virtual:covers' {
  /** The dyes of the drawn covers; cover-dyes.css has the ground of each. */
  export type CoverPalette = 'indigo' | 'madder' | 'neem' | 'kora' | 'iron' | 'turmeric' | 'peacock' | 'rose'

  /** The drawn covers of one list of the catalogue. */
  export interface CoverList {
    /** Where the files are: a path with a digest of them all. */
    folder: string
    /** File name -> palette. */
    palettes: Readonly<Record<string, CoverPalette>>
  }

  export const coverLists: Readonly<Record<string, CoverList>>
}

/** A catalogue as the build gives it: the texts of one language, compiled. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
