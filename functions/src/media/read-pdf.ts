import { Worker } from 'node:worker_threads'
import { createMutex } from '../lib/mutex.ts'
import type { PdfJob, PdfResult } from './check-pdf.ts'

const entry = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js',
  import.meta.url,
)

const most = {
  start: 20_000,
  reading: 5_000,
  heap: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
}

/** A process has 1 GB, so PDFs are read one at a time. */
const runExclusive = createMutex()

/** Reads a PDF in a worker thread. A PDF that takes too long, or too much memory, counts as broken. */
export const readPdf = (job: PdfJob): Promise<PdfResult> => runExclusive(() => readNow(job))

function readNow(job: PdfJob): Promise<PdfResult> {
  // A thread does not accept all Node options of its process.
  const worker = new Worker(entry, { workerData: job, resourceLimits: most.heap, execArgv: [] })
  return new Promise((resolve) => {
    const end = () => worker.terminate()
    let limit = setTimeout(end, most.start)
    worker.on('message', (message: 'ready' | PdfResult) => {
      clearTimeout(limit)
      if (message === 'ready') {
        limit = setTimeout(end, most.reading)
      } else {
        resolve(message)
        end()
      }
    })
    // This is an out-of-memory error; the exit event follows.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      clearTimeout(limit)
      resolve({ is: 'broken' })
    })
  })
}
