import type { BinKind } from '@prangan/contract/bin'
import type { Nouns } from '../../nouns.ts'
import { labels } from './actions.ts'

const nouns: Nouns = ['entry', 'entries']
const entries = (count: number) => `${count} ${nouns[count === 1 ? 0 : 1]}`

export const bin = {
  title: 'Bin',
  caption: 'What was deleted or rejected, the last deleted first',
  nouns,
  searchHint: 'Search by name or title',
  columns: { name: 'Name', kind: 'Kind', actions: 'Actions' },
  allKinds: 'All kinds',
  kinds: {
    notices: 'Notices',
    alumni: 'Alumni',
    pictures: 'Pictures',
    documents: 'Documents',
  } satisfies Record<BinKind, string>,
  one: {
    notices: 'Notice',
    alumni: 'Alumnus',
    pictures: 'Picture',
    documents: 'Document',
  } satisfies Record<BinKind, string>,
  empty: (days: number) => `Nothing is in the bin. What you delete or reject stays here for ${days} days.`,
  nothingFound: (search: string) => `Nothing in the bin matches ‘${search}’.`,
  clearSearch: 'Clear search',
  deleted: (time: string, by: string) => `Deleted ${time} by ${by}`,
  rejected: (time: string, by: string) => `Rejected ${time} by ${by}`,
  reason: (reason: string) => `Reason: ${reason}`,
  keptUntil: (time: string) => `Kept until ${time}`,
  restore: 'Restore',
  restoreTitle: (name: string) => `Restore ${name}`,
  restored: (server: string) => server,
  notRestored: 'It could not be restored. Please try again.',
  historyOf: (name: string) => `History of ${name}`,
  history: 'Deleted entry',
  final: 'You cannot undo this.',
  purge: {
    label: (name: string) => `Delete ${name} permanently`,
    labels: labels('Delete permanently', 'Deleting…'),
    title: (kind: string) => `Delete this ${kind.toLowerCase()} permanently?`,
    goes: {
      notices: 'The notice and its file are deleted.',
      alumni: 'Their details and photo are deleted.',
      pictures: 'The picture and its files are deleted.',
      documents: 'The document and all its versions are deleted.',
    } satisfies Record<BinKind, string>,
    done: (server: string) => server,
    failed: 'It could not be deleted. Please try again.',
  },
  emptying: {
    action: 'Empty bin',
    title: (kinds: string) => `Empty the bin of ${kinds.toLowerCase()}?`,
    text: (count: number) => `This deletes ${entries(count)} permanently, with their files.`,
    done: (count: number) => `${entries(count)} deleted permanently.`,
    failed: 'The bin could not be emptied. What is left is still here; please try again.',
  },
}
