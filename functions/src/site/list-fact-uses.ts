import { factNamesIn } from '@prangan/contract/content/fill-facts'
import type { Handler } from '../http/handler.ts'
import { findUses } from '../library/find-uses.ts'

/** An office is named by its parts, too: `{{<key>.person}}`. */
export const listFactUses: Handler<'listFactUses'> = async ({ params: { key } }, { firebase }) => {
  const isIn = (content: unknown) =>
    factNamesIn(JSON.stringify(content)).some((name) => name === key || name.startsWith(`${key}.`))
  return { uses: await findUses(await firebase.firestore(), { isIn, links: [] }) }
}
