import type { Store } from './store.ts'

export interface CopiedRows {
  /** An SQL expression over the row in place of a column, by 'table.column'. */
  instead: Readonly<Record<string, string>>
  /** An SQL condition on the rows of a table, by its name; absent = all rows. */
  where: Readonly<Record<string, string>>
  /** Every text that is copied goes through it. */
  text: (text: string) => string
}

/**
 * Copies rows with their rowids into a store without rows. Nothing but values crosses: tables, indexes and triggers are those of
 * `to`. @throws the database's error when a value breaks one of their rules; `to` has no rows then
 */
export function copyRows(from: Store, to: Store, { instead, where, text }: CopiedRows): void {
  to.transaction(() => {
    // A row may name one of a later table. References are checked at the end.
    to.run('PRAGMA defer_foreign_keys = ON')
    for (const table of tablesOf(to)) {
      const columns = columnsOf(to, table)
      const read = columns.map((column) => `${instead[`${table}.${column}`] ?? `"${column}"`} AS "${column}"`)
      const select = `SELECT rowid AS "rowid", ${read.join(', ')} FROM "${table}" WHERE ${where[table] ?? '1'} ORDER BY "rowid"`
      const names = ['rowid', ...columns].map((name) => `"${name}"`).join(', ')
      const insert = `INSERT INTO "${table}" (${names}) VALUES (${['', ...columns].map(() => '?').join(', ')})`
      for (const values of from.all(select, [], (row) => row.values))
        to.run(
          insert,
          values.map((value) => (typeof value === 'string' ? text(value) : value)),
        )
    }
  })
}

/** The first table, column, index or trigger of a store that differs from that of `own`, by its name; null when there is none. */
export function foreignPart(store: Store, own: Store): string | null {
  const [found, wanted] = [partsOf(store), partsOf(own)]
  const names = [...found.keys(), ...wanted.keys()]
  return names.find((name) => found.get(name) !== wanted.get(name)) ?? null
}

function tablesOf(store: Store): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
  return store.all(sql, [], (row) => row.text('name'))
}

function columnsOf(store: Store, table: string): string[] {
  return store.all('SELECT name FROM pragma_table_info(?) ORDER BY cid', [table], (row) => row.text('name'))
}

/** Tables, columns, indexes and triggers with all that they say. Columns have no order: a table that was upgraded has another one. */
function partsOf(store: Store): Map<string, string> {
  const tables = `SELECT 'the ' || type || iif(type IN ('virtual', 'shadow'), ' table ', ' ') || name AS name, strict || wr AS part
    FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'`
  const columns = `SELECT 'the column ' || t.name || '.' || c.name AS name, c.type || c."notnull" || c.pk || c.hidden AS part
    FROM pragma_table_list AS t, pragma_table_xinfo(t.name) AS c WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite_%'`
  const others = `SELECT 'the ' || type || ' ' || name AS name, sql AS part FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL`
  const read = (sql: string) => store.all(sql, [], (row) => [row.text('name'), row.text('part')] as const)
  return new Map([tables, columns, others].flatMap(read))
}
