import { randomInt } from 'node:crypto'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { dropNewsFile, storeNewsFile } from '../news-file.ts'
import { readNewsItem } from '../news-store.ts'
import { checkCategory } from '../notice-categories.ts'
import { addPrepared, nextPrepared } from './prepared-store.ts'

/** The form sends a version of nine digits at most. */
const mostVersion = 900_000_000

/** A change has the id of its published notice. So there is one at most, and no file moves. */
export const prepareChange: Handler<'prepareChange'> = async ({ params: { id }, body, files }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const published = await readNewsItem(firestore, id)
  if (!published) throw new Failure('no-such-notice')
  const { version } = published
  if (body.version !== '' && Number(body.version) !== version) throw new Failure('changed-meanwhile')
  await checkCategory(firestore, body.category, now)
  const file = await storeNewsFile(firebase, id, files.myfile, { replaces: true })
  try {
    // After a change was deleted, nobody approves the next one for it.
    const before = { ...published, version: randomInt(mostVersion) }
    const change = nextPrepared(body, file, now, { ...before, changeOf: { version, keepsFile: true } })
    const answer = { message: 'Notice sent for approval.' }
    await addPrepared(context, id, change, answer)
    return answer
  } catch (error) {
    await dropNewsFile(firebase, id, file, error)
    throw error
  }
}
