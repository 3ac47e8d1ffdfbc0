import manifest from '../package.json' with { type: 'json' }

/** The oldest supported browsers (`browserslist` in package.json) by Vite's names: `chrome109`, `ios16.4`. For scripts and sheets. */
export const oldestBrowsers = manifest.browserslist.map((entry) => entry.replace('ios_saf', 'ios').replace(' >= ', ''))
