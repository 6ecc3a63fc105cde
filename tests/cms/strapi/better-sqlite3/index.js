const { DatabaseSync } = require('node:sqlite');

// In a text column SQLite stores 5 and 5.0 differently, so integers must be bound as integers.
const bound = (values) => values.map((value) => (Number.isInteger(value) ? BigInt(value) : (value ?? null)));

class Statement {
  #statement;

  constructor(statement) {
    this.#statement = statement;
    /** Whether it returns rows. */
    this.reader = statement.columns().length > 0;
  }

  all(values) {
    return this.#statement.all(...bound(values)).map((row) => ({ ...row }));
  }

  run(values) {
    return this.#statement.run(...bound(values));
  }
}

/** The part of better-sqlite3's interface that knex calls. */
module.exports = class Database {
  #database;

  constructor(filename, { readonly = false } = {}) {
    this.#database = new DatabaseSync(filename, { readOnly: readonly });
    // The seed runs hundreds of transactions, which need not wait for the disk.
    if (!readonly) this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  }

  prepare(sql) {
    return new Statement(this.#database.prepare(sql));
  }

  close() {
    this.#database.close();
  }
};
