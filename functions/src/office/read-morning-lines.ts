import * as plugins from '@prangan/plugins/functions/morning-lines'
import type { Firestore } from 'firebase-admin/firestore'
import type { MorningLine, MorningLines, Span } from './morning-line.ts'

const sources: readonly MorningLines[] = plugins.morningLines

/** Returns what happened in a day, and what is overdue at its end. */
export async function readMorningLines(firestore: Firestore, span: Span): Promise<MorningLine[]> {
  return (await Promise.all(sources.map((linesOf) => linesOf(firestore, span)))).flat()
}
