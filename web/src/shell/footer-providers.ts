/** The providers whose signs stand in the footer; codes as in the provider routes (spec 2.5). */
export const footerProviders = [
  { code: 'evolution', name: 'Evolution' },
  { code: 'ezugi', name: 'Ezugi' },
  { code: 'spribe', name: 'Spribe' },
  { code: 'supernowa', name: 'Supernowa' },
  { code: 'pragmaticplay', name: 'Pragmatic Play' },
  { code: 'vivo', name: 'Vivo' },
  { code: 'onetouch', name: 'OneTouch' },
  { code: 'xpg', name: 'XPG' },
  { code: 'kingmaker', name: 'Kingmaker' },
] as const
