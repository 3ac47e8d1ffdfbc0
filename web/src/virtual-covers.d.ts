/** Written by the build (web/cover-files.ts): what it drew for each list of the catalogue. */
declare module 'virtual:covers' {
  export const coverLists: Readonly<Record<string, import('./features/casino/covers/cover-list.ts').CoverList>>
}
