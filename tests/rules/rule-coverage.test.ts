import { describe, expect, test } from 'vitest'
import { type CoverageReport, formatCoverage, readCoverage } from './rule-coverage.ts'

const source = '// Anyone.\nallow get:\n  if isAdmin() || isShown();'
const whole = { line: 3, column: 6 }
const left = { line: 3, column: 6 }
const right = { line: 3, column: 19 }
const yes = { value: { boolValue: true } }
const no = { value: { boolValue: false } }
const failed = { value: { undefined: {} } }

const reportOf = (...report: CoverageReport['report']): CoverageReport => ({
  rules: { files: [{ content: source }] },
  report,
})

describe('rule coverage', () => {
  test('is whole when every expression was seen both true and false', () => {
    const part = { sourcePosition: left, values: [yes, no] }
    const coverage = readCoverage(reportOf({ sourcePosition: whole, values: [no, yes], children: [part] }))
    expect(coverage).toEqual({ expressions: 2, gaps: [] })
  })

  test('names line, column and text of a part that was never true', () => {
    const parts = [
      { sourcePosition: left, values: [yes, no] },
      { sourcePosition: right, values: [no, failed] },
    ]
    const coverage = readCoverage(reportOf({ sourcePosition: whole, values: [yes, no], children: parts }))
    expect(coverage.gaps).toEqual([{ at: '3:19', text: 'isShown();', never: 'true' }])
    expect(formatCoverage(coverage)).toBe(
      'firestore.rules: 2 of 3 boolean expressions seen both true and false\n  3:19 never true: isShown();',
    )
  })

  test('counts an expression that was never reached, or only ever failed, as a gap', () => {
    const coverage = readCoverage(
      reportOf({ sourcePosition: left }, { sourcePosition: right, values: [failed] }),
    )
    expect(coverage.gaps.map(({ never }) => never)).toEqual(['evaluated', 'true or false'])
  })

  test('leaves out parts that are not boolean', () => {
    const text = { value: { stringValue: 'admin' } } as { value: object }
    expect(readCoverage(reportOf({ sourcePosition: left, values: [text] })).expressions).toBe(0)
  })
})
