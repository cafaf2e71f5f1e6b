import type { BinRow } from '../../../lib/bin.ts'
import { actionFailure } from '../../../lib/failure-messages.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { Action } from '../../../ui/desk/action.ts'
import type { DialogParts, DialogsProps } from '../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../ui/desk/resource-dialogs.tsx'
import { binOf, visibleKinds } from './bin.ts'
import { purgeEntry } from './purge-bin.ts'

const texts = () => deskMessages().bin

const purge: Action<BinRow> = {
  labels: () => texts().purge.labels,
  title: ({ kind }) => texts().purge.title(texts().one[kind]),
  text: ({ kind }) => `${texts().purge.goes[kind]} ${texts().final}`,
  run: async (row, { getToken }) => texts().purge.done((await purgeEntry(row, getToken)).message),
  failure: actionFailure(() => texts().purge.failed),
}

const parts = (): DialogParts<BinRow, 'purge'> => ({
  titles: { details: texts().history },
  // The dialog adds the history.
  Details: () => null,
  actions: { purge },
})

const bin = binOf(visibleKinds(() => true))

export const Dialogs = (props: DialogsProps<BinRow, 'purge'>) => (
  <ResourceDialogs {...props} resource={bin} parts={parts()} />
)
