import { type BinKind, binKinds } from '@prangan/contract/bin'
import { can } from '@prangan/contract/roles'
import { alumniBin } from '../alumni/bin/alumni-bin.ts'
import { type DoneBy, doneBy } from '../audit/audit.ts'
import type { Context, Handler } from '../http/handler.ts'
import { type Bin, purgeFromBin, purgeUntil } from '../lib/bin.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { documentBin } from '../library/bin/document-bin.ts'
import { pictureBin } from '../library/bin/picture-bin.ts'
import { newsBin } from '../news/bin/news-bin-store.ts'

const purgesOf = <Deleted extends { deletedAt: Date }>(bin: Bin<Deleted>) => ({
  one: (firebase: Firebase, id: string, by: DoneBy) => purgeFromBin(firebase, bin, id, by),
  until: (firebase: Firebase, until: Date, by: DoneBy) => purgeUntil(firebase, bin, until, by),
})

const purges: Readonly<Record<BinKind, ReturnType<typeof purgesOf>>> = {
  notices: purgesOf(newsBin),
  alumni: purgesOf(alumniBin),
  pictures: purgesOf(pictureBin),
  documents: purgesOf(documentBin),
}

/** Nobody deletes permanently what they may not read. */
function refuseUnread({ caller }: Context, kinds: readonly BinKind[]): void {
  if (!kinds.every((kind) => can(caller, binKinds[kind].ability))) throw new Failure('not-allowed')
}

export const purgeEntry: Handler<'purgeEntry'> = async ({ params: { kind, id } }, context) => {
  refuseUnread(context, [kind])
  await purges[kind].one(context.firebase, id, doneBy(context))
  return { message: 'Deleted permanently.' }
}

export const emptyBin: Handler<'emptyBin'> = async ({ body }, context) => {
  const kinds = [...new Set(body.kinds)]
  refuseUnread(context, kinds)
  const until = new Date(body.until)
  const counts = await Promise.all(
    kinds.map((kind) => purges[kind].until(context.firebase, until, doneBy(context))),
  )
  const deleted = counts.reduce((sum, count) => sum + count, 0)
  return { message: 'The bin was emptied.', deleted }
}
