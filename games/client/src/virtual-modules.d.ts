/** Written by the build (games/client/backdrop-files.ts). */
declare module 'virtual:backdrops' {
  /** Address of the folder that holds the backdrop of each game with reels. */
  export const backdropFolder: string
}
