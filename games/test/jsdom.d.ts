/** As much of the library as the test of the covers reads pictures with; it brings no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: {
      DOMParser: new () => { parseFromString(text: string, type: 'image/svg+xml'): Picture }
    }
  }

  interface Picture {
    readonly documentElement: { getAttribute(name: string): string | null }
    querySelector(selector: string): object | null
  }
}
