/** The document's world, which vitest's jsdom environment puts here. */
declare var jsdom: { reconfigure: (settings: { url: string }) => void }
