import type { MeritRule, MeritTrace } from '../schemas/merit-rules.ts'
import { type Exam, exams, inHundredths, type Marks, MarksSchema } from '../schemas/merit-rules.ts'
import type { Candidate, NoRank } from './candidate.ts'
import { divideHalfUp } from './percentage.ts'

export function marksIn(candidate: Pick<Candidate, 'marks'>, exam: Exam): Marks | NoRank {
  const marks = candidate.marks[exam]
  if (marks === undefined) return { reason: 'missing', exam }
  if (marks === 'awaited') return { reason: 'awaited', exam }
  return MarksSchema.safeParse(marks).success ? marks : { reason: 'badMarks', exam }
}

/** Returns Σ weight · percentage in hundredths as an exact fraction. */
function weightedSum(marks: MeritTrace['marks']): [bigint, bigint] {
  // A weight in hundredths of a per cent times a fraction of the marks is in hundredths of a percentage point.
  return marks.reduce<[bigint, bigint]>(
    ([numerator, denominator], { weight, obtained, maximum }) => [
      numerator * BigInt(maximum) + BigInt(inHundredths(weight)) * BigInt(obtained) * denominator,
      denominator * BigInt(maximum),
    ],
    [0n, 1n],
  )
}

/**
 * Returns the merit index in hundredths, Σ weight · percentage + min(cap, Σ weightage), with its trace. It is computed exactly
 * and rounded once, half up.
 */
export function meritIndex(
  candidate: Pick<Candidate, 'marks' | 'claims'>,
  rule: MeritRule,
  ruleVersion: number,
): { index: number; trace: MeritTrace } | NoRank {
  const marks: MeritTrace['marks'] = []
  for (const exam of exams) {
    if (rule.weights[exam] === 0) continue
    const found = marksIn(candidate, exam)
    if ('reason' in found) return found
    marks.push({ exam, weight: rule.weights[exam], obtained: found.obtained, maximum: found.maximum })
  }
  const claims = candidate.claims.map(({ key, points }) => ({ key, points }))
  const claimed = claims.reduce((sum, { points }) => sum + points, 0)
  const weightage = Math.min(rule.weightageCap, claimed)
  return {
    index: divideHalfUp(...weightedSum(marks)) + weightage,
    trace: { rule: ruleVersion, marks, claims, weightage },
  }
}
