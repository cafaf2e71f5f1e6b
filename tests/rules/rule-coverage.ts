type Expression = {
  sourcePosition: { line: number; column: number }
  values?: { value: { boolValue?: boolean; undefined?: object } }[]
  children?: Expression[]
}

export type CoverageReport = { rules: { files: { content: string }[] }; report: Expression[] }

export type Gap = { at: string; text: string; never: string }
export type RuleCoverage = { expressions: number; gaps: Gap[] }

/** Treats an expression as boolean if it took a boolean value, only failed, or was never reached. */
function decides({ values = [] }: Expression): boolean {
  return (
    values.some(({ value }) => value.boolValue !== undefined) ||
    values.every(({ value }) => value.undefined !== undefined)
  )
}

function neverOf({ values = [] }: Expression): string {
  if (values.length === 0) return 'evaluated'
  const seen = values.map(({ value }) => value.boolValue)
  return [true, false].filter((wanted) => !seen.includes(wanted)).join(' or ')
}

/**
 * Finds the boolean expressions of the rules that were not both true and false. The literals `if true` and `if false` are not
 * in the emulator's report, because they have one outcome.
 */
export function readCoverage({ rules, report }: CoverageReport): RuleCoverage {
  const lines = rules.files.flatMap((file) => file.content.split('\n'))
  const decisions: Expression[] = []
  const visit = (expression: Expression): void => {
    if (decides(expression)) decisions.push(expression)
    expression.children?.forEach(visit)
  }
  report.forEach(visit)

  const gaps = decisions.flatMap((decision): Gap[] => {
    const never = neverOf(decision)
    // Takes the rest of the line, because the emulator reports the end of a function call too early.
    const { line, column } = decision.sourcePosition
    const text = (lines[line - 1] ?? '').slice(column - 1)
    return never === '' ? [] : [{ at: `${line}:${column}`, text, never }]
  })
  return { expressions: decisions.length, gaps }
}

export function formatCoverage({ expressions, gaps }: RuleCoverage): string {
  const covered = expressions - gaps.length
  const heading = `firestore.rules: ${covered} of ${expressions} boolean expressions seen both true and false`
  return [heading, ...gaps.map(({ at, text, never }) => `  ${at} never ${never}: ${text}`)].join('\n')
}
