/** Node's SQLite is too old for files; the message is one line with the remedy. */
export class OldSqlite extends Error {
  override name = 'OldSqlite'
}

/** Versions from 3.7.0 to 3.51.2 can damage a file with a write-ahead log that two connections write. */
const oldest = [3, 51, 3] as const

/** @throws OldSqlite when files are not safe with this version */
export function requireSqlite({ node, sqlite = '0' }: { node: string; sqlite?: string | undefined }): void {
  const [major = 0, minor = 0, patch = 0] = sqlite.split('.').map(Number)
  const isOld = major !== oldest[0] ? major < oldest[0] : minor !== oldest[1] ? minor < oldest[1] : patch < oldest[2]
  if (!isOld) return
  throw new OldSqlite(
    `Node ${node} has SQLite ${sqlite}, which can damage files; worlds need SQLite ${oldest.join('.')} or later. Install the project's Node with "npm ci" and start with "npm start", use Node 24.21 or later, or keep nothing on the disk: DATA_DIR=:memory:`,
  )
}
