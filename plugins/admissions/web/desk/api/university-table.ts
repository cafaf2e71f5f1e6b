import { dayInIndia } from '@prangan/contract/india-time'
import { fieldNames } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import type { Table } from '@prangan/web/lib/export-pages.ts'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import { admissions as desk } from '@prangan/web/messages/en/desk/admissions.ts'
import { paidOf, receiptsOf } from '../../../contract/paid.ts'
import type { Programme } from '../../../contract/schemas/admission-sessions.ts'
import { type Examination, examinations, percentageOf } from '../../../contract/schemas/full-application.ts'
import { isAdmitted } from '../../../contract/states.ts'
import { applications } from '../../../messages/en/desk-applications.ts'
import type { ApplicationRow } from './application-row.ts'
import type { SessionRow } from './session-row.ts'

type Cell = (row: ApplicationRow, session: SessionRow) => string

const hundredths = (number: number | undefined): string =>
  number === undefined ? '' : shownHundredths(number)

const examinationCells = (key: Examination): [string, Cell][] => {
  const of = ({ details }: ApplicationRow) => details?.education[key]
  return [
    [`${key}Board`, (row) => of(row)?.board ?? ''],
    [`${key}RollNumber`, (row) => of(row)?.rollNumber ?? ''],
    [`${key}Year`, (row) => of(row)?.year ?? ''],
    [`${key}Stream`, (row) => of(row)?.stream ?? ''],
    [`${key}Obtained`, (row) => hundredths(of(row)?.obtained)],
    [`${key}Maximum`, (row) => hundredths(of(row)?.maximum)],
    [
      `${key}Percentage`,
      (row) => {
        const marks = of(row)
        return marks ? hundredths(percentageOf(marks)) : ''
      },
    ],
  ]
}

const programmeOf = (row: ApplicationRow, { programmes }: SessionRow): Programme | undefined =>
  programmes.find(({ key }) => key === row.programme)

const subjectsIn = (row: ApplicationRow, { subjects }: SessionRow, group?: string): string =>
  Object.entries(row.details?.subjects ?? {})
    .filter(([key]) => group === undefined || key === group)
    .flatMap(([, keys]) => keys)
    .map((key) => subjects.find((subject) => subject.key === key)?.name.en ?? key)
    .join('; ')

const cells: Readonly<Record<string, Cell>> = {
  applicationNumber: ({ applicationNumber }) => applicationNumber,
  ...Object.fromEntries(fieldNames.map((name): [string, Cell] => [name, (row) => row[name]])),
  nameHi: ({ details }) => details?.nameHi ?? '',
  domicile: ({ details }) => details?.domicile ?? '',
  registrationNumber: ({ details }) => details?.registrationNumber ?? '',
  programme: (row, session) => programmeOf(row, session)?.course ?? row.course,
  faculty: (row, session) => programmeOf(row, session)?.faculty ?? '',
  session: (_, { name }) => name,
  status: (row) => (isAdmitted(row) ? applications.admitted : desk.statuses[row.status]),
  guardianName: ({ details }) => details?.guardian?.name ?? '',
  guardianMobile: ({ details }) => details?.guardian?.mobile ?? '',
  guardianEmail: ({ details }) => details?.guardian?.email ?? '',
  certificateNumber: ({ details }) => details?.categoryProof?.number ?? '',
  certificateAuthority: ({ details }) => details?.categoryProof?.authority ?? '',
  certificateDate: ({ details }) => details?.categoryProof?.issuedOn ?? '',
  disabilityPercent: ({ details }) => String(details?.disabilityPercent ?? ''),
  claims: ({ details }, { claims }) =>
    (details?.claims ?? [])
      .map((key) => claims.find((claim) => claim.key === key)?.name.en ?? key)
      .join('; '),
  cuetNumber: ({ details }) => details?.cuet?.number ?? '',
  cuetObtained: ({ details }) => hundredths(details?.cuet?.obtained),
  cuetMaximum: ({ details }) => hundredths(details?.cuet?.maximum),
  ...Object.fromEntries(examinations.flatMap(examinationCells)),
  subjects: (row, session) => subjectsIn(row, session),
  universityConsent: ({ details }) =>
    details?.consents.some(({ purpose, isGiven }) => purpose === 'university' && isGiven) ? 'yes' : 'no',
  seat: ({ offer }) => offer?.under ?? '',
  listNumber: ({ offer }) => (offer ? String(offer.listNumber) : ''),
  feeAmount: (row) => (row.fee?.confirmedAt ? String(paidOf(row)) : row.fee ? String(row.fee.amount) : ''),
  feeReference: ({ fee }) => fee?.reference ?? '',
  feePaidOn: ({ fee }) => fee?.paidOn ?? '',
  receiptNumber: (row) =>
    receiptsOf(row)
      .filter(({ receiptCancelled }) => !receiptCancelled?.isUndone)
      .map(({ receiptNumber }) => receiptNumber)
      .join('; '),
  admittedOn: ({ fee }) => (fee?.confirmedAt ? dayInIndia(fee.confirmedAt) : ''),
}

/** The names of the columns that a session can name; `subjects:` with the key of a group is one, too. */
export const columnKeys: readonly string[] = Object.keys(cells)

/**
 * The university's file: the columns that the session names, in its order. A column is a key, or a heading and a key
 * ('Candidate name = name'); one with an unknown key stays empty.
 */
export const universityTable = (session: SessionRow): Table<ApplicationRow> =>
  session.columns.map((column) => {
    const at = column.indexOf('=')
    const key = column.slice(at + 1).trim()
    const group = key.startsWith('subjects:') ? key.slice('subjects:'.length) : undefined
    const cell: Cell | undefined = group ? (row) => subjectsIn(row, session, group) : cells[key]
    return [at < 0 ? key : column.slice(0, at).trim(), (row) => cell?.(row, session) ?? '']
  })
