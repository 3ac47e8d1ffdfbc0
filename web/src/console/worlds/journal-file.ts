import type { ControlInput } from '@chaupar/contracts/control-client'

export type JournalFile = ControlInput<'replayJournal'>['journal']

/** A journal out of a file; null for what is none. The mock checks every field of it. */
export async function readJournalFile(file: Blob): Promise<JournalFile | null> {
  const parsed: unknown = await new Response(await file.text()).json().catch(() => null)
  return isJournal(parsed) ? parsed : null
}

function isJournal(value: unknown): value is JournalFile {
  return typeof value === 'object' && value !== null && 'version' in value && 'world' in value && 'entries' in value
}
