import type { Table } from '@prangan/web/lib/export-pages.ts'
import type { SeatCounts, SeatMatrix } from '../../../contract/schemas/seat-matrix.ts'

type Row = SeatCounts & { name: string; groups: readonly { least: number; given: number | null }[] }

const headers = {
  sanctioned: 'Sanctioned',
  convertedOut: 'Converted out',
  convertedIn: 'Converted in',
  admitted: 'Admitted',
  offered: 'Offered',
  listed: 'Listed',
  lapsed: 'Lapsed',
  held: 'Held',
  vacant: 'Vacant',
  supernumerary: 'Supernumerary',
} as const satisfies Record<keyof SeatCounts, string>

/** A row for each category, and one for all of them together. */
export function matrixRows({ shares, total, groups }: SeatMatrix): Row[] {
  const ofGroups = (verticals: readonly string[]) =>
    groups.map((group) => {
      const own = group.shares.filter(({ vertical }) => verticals.includes(vertical))
      const given = own.flatMap((share) => share.given ?? [])
      return {
        least: own.reduce((sum, { least }) => sum + least, 0),
        given: given.length === 0 ? null : given.reduce((sum, count) => sum + count, 0),
      }
    })
  const all = shares.map(({ vertical }) => vertical)
  return [
    ...shares.map(({ vertical, ...counts }) => ({ ...counts, name: vertical, groups: ofGroups([vertical]) })),
    { ...total, name: 'all', groups: ofGroups(all) },
  ]
}

/** The columns of a seat matrix's CSV file, in English in every language: other programs read it. */
export const matrixTable = ({ groups }: SeatMatrix): Table<Row> => [
  ['Category', ({ name }) => name],
  ...Object.entries(headers).map(
    ([name, header]) => [header, (row: Row) => String(row[name as keyof SeatCounts])] as const,
  ),
  ...groups.flatMap(({ key }, at) => [
    [`${key} at least`, (row: Row) => String(row.groups[at]?.least ?? '')] as const,
    [`${key} seated`, (row: Row) => String(row.groups[at]?.given ?? '')] as const,
  ]),
]
