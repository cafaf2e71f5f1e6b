import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timeToUndo } from '../../../../lib/when.ts'
import { createRemovals } from './removals.ts'

const alumnus = (id: string) => ({ id, name: `Alumnus ${id}`, version: 3, isRejection: true, reason: '' })
const office = () => {
  const answers = new Map<string, PromiseWithResolvers<void>>()
  const removals = createRemovals()
  const send = ({ id }: { id: string }) => {
    const answer = Promise.withResolvers<void>()
    answers.set(id, answer)
    return answer.promise
  }
  const begin = (id: string) => removals.begin(alumnus(id), send)
  return { removals, begin, answers, pending: () => [...removals.current().pending.keys()] }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Somebody who is rejected or deleted', () => {
  it('is on record for ten seconds more, and not a moment less', async () => {
    const { begin, answers, pending, removals } = office()
    begin('a')
    await vi.advanceTimersByTimeAsync(timeToUndo - 1)
    expect([answers.size, pending()]).toEqual([0, ['a']])
    await vi.advanceTimersByTimeAsync(1)
    expect([...answers.keys()]).toEqual(['a'])
    expect(removals.current().pending.get('a')?.isSending).toBe(true)
    answers.get('a')?.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(removals.current()).toEqual({ pending: new Map(), failed: [] })
  })

  it('is saved by Undo, each by their own, and nobody is called about them', async () => {
    const { begin, answers, pending, removals } = office()
    begin('a')
    await vi.advanceTimersByTimeAsync(4_000)
    begin('b')
    removals.undo('a')
    expect(pending()).toEqual(['b'])
    await vi.advanceTimersByTimeAsync(timeToUndo)
    expect([...answers.keys()]).toEqual(['b'])
  })

  it('cannot be saved once the call is on its way, nor deleted twice', async () => {
    const { begin, answers, pending, removals } = office()
    begin('a')
    begin('a')
    await vi.advanceTimersByTimeAsync(timeToUndo)
    removals.undo('a')
    begin('a')
    expect([answers.size, pending()]).toEqual([1, ['a']])
    await vi.advanceTimersByTimeAsync(2 * timeToUndo)
    expect(answers.size).toBe(1)
  })

  it('stays, and the office is told, where the server refuses', async () => {
    const { begin, answers, removals } = office()
    begin('a')
    await vi.advanceTimersByTimeAsync(timeToUndo)
    const error = new Error('changed meanwhile')
    answers.get('a')?.reject(error)
    await vi.advanceTimersByTimeAsync(0)
    const failed = [{ id: 'a', name: 'Alumnus a', error }]
    expect(removals.current()).toEqual({ pending: new Map(), failed })
    begin('a')
    expect(removals.current().failed).toEqual([])
  })

  it('stays on record where the page goes meanwhile, but for whom the call is on its way', async () => {
    const { begin, answers, pending, removals } = office()
    begin('sent')
    await vi.advanceTimersByTimeAsync(timeToUndo)
    for (const id of ['b', 'c']) begin(id)
    removals.undoAll()
    await vi.advanceTimersByTimeAsync(2 * timeToUndo)
    expect([[...answers.keys()], pending()]).toEqual([['sent'], ['sent']])
  })
})
