import { schemaVersion } from '@prangan/contract/schema-version'
import type { Context } from '../context.ts'
import { migrate, readSchemaState } from '../migrations/migrate.ts'
import { migrations } from '../migrations/migrations.ts'
import { differs, fine, type Step } from '../step.ts'

const databaseOf = ({ project, google }: Context) => ({ projectId: project, google })

/** Runs after the smoke test, so that a release that is rolled back finds its documents unchanged. */
export const storedData: Step = {
  name: 'Stored data',
  look: async (context) => {
    const { version } = await readSchemaState(databaseOf(context))
    return version < schemaVersion
      ? differs(`The documents have version ${version}; this release stores version ${schemaVersion}.`)
      : fine(`The documents have version ${version}.`)
  },
  plan: `Migrate them to version ${schemaVersion}.`,
  act: async (context) => {
    const changed = await migrate(databaseOf(context), migrations, context.say)
    context.say(`  ${changed} ${changed === 1 ? 'document was' : 'documents were'} changed.`)
  },
}
