/** The document's world, which vitest's jsdom environment puts here. */
declare var jsdom: { reconfigure: (settings: { url: string }) => void }

/** As much of the library as a test reads files with; it brings no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window & typeof globalThis
  }
}
