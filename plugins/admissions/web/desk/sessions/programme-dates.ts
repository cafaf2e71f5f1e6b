import { fromTimeInput, toTimeInput } from '@prangan/web/lib/time-input.ts'
import type { ProgrammeStatus } from '../../../contract/schemas/admission-sessions.ts'
import type { TypedProgramme } from './typed-session.ts'

type Dates = Pick<TypedProgramme, 'opensAt' | 'closesAt'>
type Levelled = Dates & Pick<TypedProgramme, 'level'>

/** This minute as it is typed. */
export const thisMinute = (): string => toTimeInput(new Date(Math.floor(Date.now() / 60_000) * 60_000))

/** Returns undefined while one of the dates is missing. */
export function statusIn({ opensAt, closesAt }: Dates, now: Date): ProgrammeStatus | undefined {
  const [from, to] = [fromTimeInput(opensAt), fromTimeInput(closesAt)]
  if (!(from && to)) return undefined
  if (now < from) return 'before'
  return now < to ? 'open' : 'closed'
}

/** Returns the last date to come that all other programmes have in common, or else those of the same level; '' if they differ. */
export function commonEnd(level: TypedProgramme['level'], others: readonly Levelled[]): string {
  const now = thisMinute()
  for (const list of [others, others.filter((each) => each.level === level)]) {
    const [end = '', ...more] = new Set(list.map(({ closesAt }) => closesAt).filter((each) => each > now))
    if (more.length === 0 && end) return end
  }
  return ''
}

/** Gives a programme that opens after its last date, or has none, the one that the others have in common. */
export function withCommonEnd<Programme extends Levelled>(
  programme: Programme,
  others: readonly Levelled[],
): Programme {
  const { opensAt, closesAt, level } = programme
  const isOld = closesAt === '' || (closesAt <= thisMinute() && opensAt >= closesAt)
  const end = isOld ? commonEnd(level, others) : ''
  return end > opensAt ? { ...programme, closesAt: end } : programme
}
