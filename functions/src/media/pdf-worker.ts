import { parentPort, workerData } from 'node:worker_threads'
import { checkPdf, type PdfResult } from './check-pdf.ts'

/*
 * A worker thread that reads one PDF: its memory is its own, and it can be ended at any time. See
 * docs/decisions/0014-serve-files-through-functions.md.
 */

/** The most bytes of one buffer, and so of an inflated object stream: no limit of a thread counts buffers. */
const mostBytes = 64 * 1024 * 1024

globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, [size, ...rest], newTarget) {
    if (typeof size === 'number' && size > mostBytes) throw new RangeError('A buffer past all measure.')
    return Reflect.construct(target, [size, ...rest], newTarget)
  },
})

parentPort?.postMessage('ready')
const result = await checkPdf(workerData).catch((): PdfResult => ({ is: 'broken' }))
parentPort?.postMessage(result)
