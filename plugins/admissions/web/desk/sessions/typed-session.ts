import { localized } from '@prangan/contract/localized'
import * as z from 'zod/mini'
import { sumOf } from '../../../contract/payment.ts'
import type { AdmissionOrder, PaperRule } from '../../../contract/schemas/admission-day.ts'
import type {
  AdmissionSessionDocument,
  AdmissionSessionInput,
  Claim,
} from '../../../contract/schemas/admission-sessions.ts'
import { exams, type HorizontalKey } from '../../../contract/schemas/merit-rules.ts'
import type { Payment } from '../../../contract/schemas/payment.ts'
import { KeyText, keyedList } from './keys.ts'
import {
  HundredthsText,
  LinesText,
  LocalizedTyped,
  NumberText,
  OptionalNumberText,
  TimeText,
  unchecked,
} from './typed-values.ts'

/*
 * A session as it is typed, decoded to the call's input. Where both have a field, it has the same name, so that a message
 * finds it by its path.
 */

type Programme = AdmissionSessionInput['programmes'][number]
type Scheme = NonNullable<Programme['scheme']>
type Group = Scheme['groups'][number]
type Head = Programme['fee']['heads'][number]
type DocumentRule = AdmissionSessionInput['documents'][number]
type RefundStep = AdmissionSessionInput['refund']['steps'][number]

const GroupSchema = z.codec(
  z.object({
    key: z.string(),
    label: LocalizedTyped,
    min: NumberText,
    max: NumberText,
    from: unchecked<Extract<Group['from'], string> | 'list'>(),
    subjects: z.array(z.string()),
    seatsPerSubject: OptionalNumberText,
  }),
  unchecked<Group>(),
  {
    decode: ({ from, subjects, ...group }) => ({ ...group, from: from === 'list' ? subjects : from }),
    encode: ({ from, ...group }) =>
      typeof from === 'string'
        ? { ...group, from, subjects: [] }
        : { ...group, from: 'list' as const, subjects: from },
  },
)

const FeeSchema = z.codec(
  z.object({
    amount: NumberText,
    cautionMoney: NumberText,
    heads: z.array(z.object({ name: LocalizedTyped, amount: NumberText, isCautionMoney: z.boolean() })),
  }),
  unchecked<Programme['fee']>(),
  {
    decode: ({ heads, ...fee }) => {
      const returned = heads.filter(({ isCautionMoney }) => isCautionMoney)
      return {
        ...fee,
        ...(heads.length > 0 && { amount: sumOf(heads) }),
        ...(returned.length > 0 && { cautionMoney: sumOf(returned) }),
        heads: heads.map(({ isCautionMoney, ...head }) =>
          isCautionMoney ? { ...head, isCautionMoney } : head,
        ),
      }
    },
    encode: ({ heads, ...fee }) => {
      const isReturned = returnedHead({ heads, ...fee })
      return { ...fee, heads: heads.map((head) => ({ ...head, isCautionMoney: isReturned(head) })) }
    },
  },
)

/** In fees from before heads were marked, the caution money is the only head of its sum. */
function returnedHead({ heads, cautionMoney }: Programme['fee']): (head: Head) => boolean {
  const isMarked = (head: Head) => head.isCautionMoney === true
  if (cautionMoney === 0 || heads.some(isMarked)) return isMarked
  const isMeant = ({ amount }: Head) => amount === cautionMoney
  return heads.filter(isMeant).length === 1 ? isMeant : isMarked
}

const ProgrammeSchema = z.codec(
  z.object({
    key: z.string(),
    course: z.custom<Programme['course'], string>(),
    faculty: KeyText,
    level: unchecked<Programme['level']>(),
    opensAt: TimeText,
    closesAt: TimeText,
    seats: z.object({
      total: NumberText,
      vertical: z.record(z.string(), NumberText),
      horizontal: z.array(z.object({ key: unchecked<HorizontalKey>(), percent: NumberText })),
      conversion: unchecked<Programme['seats']['conversion']>(),
    }),
    convertsFrom: NumberText,
    merit: z.object({
      weights: z.record(z.enum(exams), NumberText),
      weightageCap: HundredthsText,
      qualifying: unchecked<Programme['merit']['qualifying']>(),
      minimum: z.catchall(z.object({ general: HundredthsText }), HundredthsText),
      ties: unchecked<Programme['merit']['ties']>(),
    }),
    hasScheme: z.boolean(),
    scheme: z.object({
      groups: keyedList(GroupSchema, ({ label }) => label.en),
      forbiddenPairs: unchecked<Scheme['forbiddenPairs']>(),
    }),
    fee: FeeSchema,
    asksCuet: z.boolean(),
  }),
  unchecked<Programme>(),
  {
    decode: ({ hasScheme, scheme, ...programme }) => ({ ...programme, scheme: hasScheme ? scheme : null }),
    encode: ({ scheme, ...programme }) => ({
      ...programme,
      hasScheme: scheme !== null,
      scheme: scheme ?? { groups: [], forbiddenPairs: [] },
    }),
  },
)

const SubjectSchema = z.object({ key: z.string(), name: LocalizedTyped, faculty: KeyText })

const ClaimSchema = z.codec(
  z.object({
    key: z.string(),
    name: LocalizedTyped,
    points: HundredthsText,
    group: unchecked<HorizontalKey | ''>(),
    kind: z.string().check(z.trim()),
  }),
  unchecked<Claim>(),
  {
    decode: ({ group, kind, ...claim }) => ({ ...claim, group: group || null, ...(kind && { kind }) }),
    encode: ({ group, kind, ...claim }) => ({ ...claim, group: group ?? '', kind: kind ?? '' }),
  },
)

const toWho = (neededFor: DocumentRule['neededFor']): string =>
  neededFor.who === 'claim' ? `claim:${neededFor.claim}` : neededFor.who

const fromWho = (who: string): DocumentRule['neededFor'] =>
  who.startsWith('claim:') ? { who: 'claim', claim: who.slice('claim:'.length) } : { who: who as 'everybody' }

const DocumentRuleSchema = z.codec(
  z.object({
    key: z.string(),
    name: LocalizedTyped,
    hint: LocalizedTyped,
    kind: unchecked<DocumentRule['kind']>(),
    /** Who is asked for it; a claim as `claim:<key>`. */
    who: z.string(),
    isRequired: z.boolean(),
  }),
  unchecked<DocumentRule>(),
  {
    decode: ({ who, ...rule }) => ({ ...rule, neededFor: fromWho(who) }),
    encode: ({ neededFor, ...rule }) => ({ ...rule, who: toWho(neededFor) }),
  },
)

const PaperRuleSchema = z.codec(
  z.object({ key: z.string(), name: LocalizedTyped, who: z.string() }),
  unchecked<PaperRule>(),
  {
    decode: ({ who, ...rule }) => ({ ...rule, neededFor: fromWho(who) as PaperRule['neededFor'] }),
    encode: ({ neededFor, ...rule }) => ({ ...rule, who: toWho(neededFor) }),
  },
)

export const RefundStepSchema = z.codec(
  z.object({
    by: unchecked<'days' | 'date'>(),
    days: NumberText,
    date: z.string(),
    percent: NumberText,
    chargePercent: OptionalNumberText,
    chargeMost: NumberText,
  }),
  unchecked<RefundStep>(),
  {
    decode: ({ by, days, date, percent, chargePercent, chargeMost }) => ({
      until: by === 'date' ? { date } : { days },
      percent,
      ...(chargePercent !== null && { charge: { percent: chargePercent, most: chargeMost } }),
    }),
    encode: ({ until, percent, charge }) => ({
      by: 'date' in until ? ('date' as const) : ('days' as const),
      days: 'date' in until ? 0 : until.days,
      date: 'date' in until ? until.date : '',
      percent,
      chargePercent: charge?.percent ?? null,
      chargeMost: charge?.most ?? Number.NaN,
    }),
  },
)

export const TypedSessionSchema = z.codec(
  z.object({
    name: z.string(),
    reservedCategories: z.array(z.string()),
    isVisible: z.boolean(),
    lastDate: z.string(),
    listsUntil: z.string(),
    showsSeats: z.boolean(),
    rounds: z.array(z.object({ listOn: z.string(), offersUntil: z.string() })),
    holidays: z.array(z.string()),
    programmes: keyedList(ProgrammeSchema, ({ course }) => course),
    subjects: keyedList(SubjectSchema, ({ name }) => name.en),
    claims: keyedList(ClaimSchema, ({ name }) => name.en),
    documents: keyedList(DocumentRuleSchema, ({ name }) => name.en),
    admissionDay: z.object({
      order: unchecked<AdmissionOrder>(),
      undertakingsUntil: z.string(),
      papers: keyedList(PaperRuleSchema, ({ name }) => name.en),
    }),
    refund: z.object({ steps: z.array(RefundStepSchema), payWithin: NumberText }),
    asksRegistration: z.boolean(),
    registration: z.object({ label: LocalizedTyped, pattern: z.string().check(z.trim()) }),
    columns: LinesText,
    payment: z.object({
      account: unchecked<Payment['account']>(),
      sbiCollect: z.object({ link: z.string(), fields: LinesText }),
      upi: unchecked<Payment['upi']>(),
    }),
  }),
  unchecked<AdmissionSessionInput>(),
  {
    decode: ({ asksRegistration, registration, ...session }) => ({
      ...session,
      registration: asksRegistration ? registration : null,
    }),
    encode: ({ registration, ...session }) => ({
      ...session,
      asksRegistration: registration !== null,
      registration: registration ?? { label: localized(), pattern: '' },
    }),
  },
)

export type TypedSession = z.input<typeof TypedSessionSchema>
export type TypedProgramme = TypedSession['programmes'][number]
export type TypedGroup = TypedProgramme['scheme']['groups'][number]
export type TypedSubject = TypedSession['subjects'][number]
export type TypedClaim = TypedSession['claims'][number]
export type TypedDocument = TypedSession['documents'][number]
export type TypedPaper = TypedSession['admissionDay']['papers'][number]

export const toInput = (typed: TypedSession): AdmissionSessionInput => z.decode(TypedSessionSchema, typed)

export const fromInput = (input: AdmissionSessionInput): TypedSession => z.encode(TypedSessionSchema, input)

export const toTyped = ({
  programmes,
  ...session
}: Omit<AdmissionSessionDocument, 'version' | 'createdAt' | 'updatedAt'>): TypedSession =>
  fromInput({
    ...session,
    programmes: programmes.map((programme) => ({
      ...programme,
      opensAt: programme.opensAt.toISOString(),
      closesAt: programme.closesAt.toISOString(),
    })),
  })
