import { copyRows } from '../../store/copied-records.ts'
import { openStore, type Store } from '../../store/store.ts'
import { withoutKeys } from '../secrets.ts'

/** Stands in the place of a password that everybody may read. */
const publicMark = 'public'

/** Hashes are replaced by values that no hash has: no secret can be tried against them, and no token or code fits. */
const struck = "'struck-' || rowid"

/** Facts of a world that belong into a file. A recording that it plays is on its server, and its seed is not hidden. */
const facts = "'seed', 'scenarios', 'origin', 'clock', 'settings', 'faults', 'network', 'journaled'"

export interface Struck {
  /** Hash of the password that is printed at start; null: the rows were struck before. */
  publicHash: string | null
  /** Rows of the journal from this id on. */
  firstRow: number
}

/**
 * A copy of a world's rows without its secrets, in a store in memory, which the caller closes. Rows stay, so that references and
 * counts are right. Striking twice changes nothing. @throws the database's error for rows that no world can have
 */
export function struckCopy(source: Store, { publicHash, firstRow }: Struck): Store {
  const copy = openStore(':memory:')
  try {
    copyRows(source, copy, {
      instead: {
        // Without a hash a player has no password, and can set one by a code.
        'players.password_hash': `iif(password_hash IN ('${publicHash ?? publicMark}', '${publicMark}'), '${publicMark}', NULL)`,
        'tokens.token_hash': struck,
        'otp_codes.code_hash': struck,
        'banks.number_hash': struck,
        'intents.body_hash': struck,
        'tries.subject': struck,
        'known_addresses.address': struck,
        'journal_secrets.digest': struck,
        'game_launches.launch_token': struck,
        'game_launches.visit_key': struck,
        'game_launches.login_token': `'struck-' || (SELECT t.rowid FROM tokens AS t WHERE t.token_hash = login_token)`,
      },
      where: { meta: `key IN (${facts})`, journal: `id >= ${firstRow}` },
      text: withoutKeys,
    })
    return copy
  } catch (error) {
    copy.close()
    throw error
  }
}

/** Gives the players of a struck world whose password is public that password again. */
export function restorePublicPasswords(store: Store, publicHash: string, usernameKey: string): void {
  store.change('UPDATE players SET password_hash = ?1 WHERE password_hash = ?2 OR username_key = ?3', [
    publicHash,
    publicMark,
    usernameKey,
  ])
}
