import { documentPaths } from '@prangan/contract/paths'
import type { RefObject } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Bin } from '../../../../ui/desk/bin/bin.ts'
import { BinList } from '../../../../ui/desk/bin/bin-list.tsx'
import { purgeAlumnus, restoreAlumnus } from '../api/edit-alumni.ts'
import { type DeletedRow, deletedAlumni } from '../bin.ts'
import { OfficePhoto } from './office-photo.tsx'

const texts = () => deskMessages().alumni

const bin: Bin<DeletedRow> = {
  resource: deletedAlumni,
  texts: () => texts().bin,
  subject: documentPaths.alumnus,
  nameHeader: () => texts().fields.name,
  deleted: ({ status }, time, by) => texts().bin[status ? 'deleted' : 'rejected'](time, by),
  picture: (row) => <OfficePhoto alumnus={row} className="w-12 rounded-card border border-line" />,
  reason: ({ reason }) => reason && texts().bin.reason(reason),
  restore: restoreAlumnus,
  purge: purgeAlumnus,
}

export const AlumniBin = ({ heading }: { heading: RefObject<HTMLElement | null> }) => (
  <BinList bin={bin} heading={heading} />
)
