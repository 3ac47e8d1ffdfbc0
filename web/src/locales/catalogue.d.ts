/** A catalogue as the build gives it: the texts of one language, compiled. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
