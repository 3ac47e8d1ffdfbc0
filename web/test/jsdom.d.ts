declare global {
  /** The document's world, which vitest's jsdom environment puts here. */
  var jsdom: { reconfigure: (settings: { url: string }) => void }
}

export {}
