import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createMutex } from '../lib/mutex.ts'
import type { PdfJob, PdfResult } from './check-pdf.ts'

/** Beside the bundle, or beside this source. */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js',
  import.meta.url,
)

/** What reading a PDF may take. Real ones take some tenths of a second. */
const most = { milliseconds: 5_000, heap: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 } }

/** A process has 1 GB, so PDFs are read one at a time. */
const runExclusive = createMutex()

/** Reads a PDF in a thread of its own. One that takes too long, or too much memory, counts as broken. */
export const readPdf = (job: PdfJob): Promise<PdfResult> => runExclusive(() => readNow(job))

async function readNow(job: PdfJob): Promise<PdfResult> {
  // Not its own arguments, of which a thread may not have all.
  const worker = new Worker(entry, { workerData: job, resourceLimits: most.heap, execArgv: [] })
  // Also one that comes while it is ended, which nothing waits for.
  worker.on('error', () => undefined)
  try {
    const [result] = await once(worker, 'message', { signal: AbortSignal.timeout(most.milliseconds) })
    return result
  } catch {
    return { is: 'broken' }
  } finally {
    await worker.terminate()
  }
}
