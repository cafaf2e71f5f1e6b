import { loadMessages } from '@prangan/web/messages/index.ts'
import { renderIn } from '@prangan/web/messages/language.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { toPublicSession } from '../../contract/schemas/admission-sessions.ts'
import { demoSession } from '../../demo/session.ts'
import { loadApplicantMessages } from '../../web/applicant-messages.ts'
import { feesPage } from '../../web/fees/fees-page.ts'

const now = new Date('2026-07-01T10:00:00+05:30')
const session = toPublicSession({ id: 'this-year', ...demoSession(now) }, now)
const [programme] = session.programmes

beforeAll(async () => {
  await Promise.all(
    (['en', 'hi'] as const).flatMap((each) => [loadMessages(each), loadApplicantMessages(each)]),
  )
})

const textOf = (sessions: Parameters<typeof feesPage>[0]) => JSON.stringify(feesPage(sessions).content)

describe('A parent who reads the page of fees', () => {
  test('finds each programme with the fee that an offer asks for, its parts, and the last date', () => {
    const [table] = feesPage([session]).content.blocks
    const rows = table?.kind === 'table' ? table.rows.map(({ cells }) => cells.map(({ text }) => text)) : []
    expect(rows).toHaveLength(session.programmes.length)
    const heads = programme?.fee.heads ?? []
    expect(heads.reduce((sum, { amount }) => sum + amount, 0)).toBe(programme?.fee.amount)
    for (const { name, amount } of heads)
      expect(rows[0]?.[2]).toContain(`${name.en} ₹${amount.toLocaleString('en-IN')}`)
    expect(rows[0]?.[1]).toBe(`₹${programme?.fee.amount.toLocaleString('en-IN')}`)
  })

  test('finds every step of the refund rule, and what comes after the last one', () => {
    const list = feesPage([session]).content.blocks.find(({ kind }) => kind === 'list')
    expect(list?.kind === 'list' && list.items).toHaveLength(session.refund.steps.length + 1)
  })

  test('reads it in Hindi', () => {
    const hindi = renderIn('hi', () => textOf([session]))
    expect(hindi).toContain('शुल्क वापसी का नियम')
    expect(hindi).toContain(programme?.fee.heads[0]?.name.hi)
  })

  test('is told where to look while there is no session', () => {
    expect(textOf([])).toContain('No admission session is open')
  })
})
