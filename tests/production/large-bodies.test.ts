/** @module-tag slow */
import { request as sendRequest } from 'node:http'
import { describe, expect, it } from 'vitest'
import { residentMemory } from './memory-limit.ts'
import type { RunningFunction } from './start-function.ts'
import { useProduction } from './use-production.ts'

const production = useProduction()
const mebibyte = 1024 * 1024
const [strangers, bytes] = [400, 30 * mebibyte]
const piece = Buffer.alloc(64 * 1024)

/** Sends a body of 30 MB until it is sent or the connection ends. Returns the status, or undefined without an answer. */
async function sendLarge(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const request = sendRequest(url, { method: 'POST', headers, agent: false })
  let status: number | undefined
  request.on('response', (response) => {
    status = response.resume().statusCode
  })
  // The server may close the connection during the upload.
  request.on('error', () => undefined)
  let sent = 0
  const write = () => {
    while (sent < bytes && !request.destroyed) {
      sent += piece.length
      if (!request.write(piece)) return void request.once('drain', write)
    }
    request.end()
  }
  write()
  await new Promise((resolve) => request.once('close', resolve))
  return status
}

const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
const ways = [
  ['of which they say how large it is', { ...multipart, 'content-length': String(bytes) }],
  ['of unknown length', { ...multipart, 'transfer-encoding': 'chunked' }],
] as const

describe('Four hundred strangers who send 30 MB each', () => {
  it.each(
    ways.flatMap(([how, headers]) => (['pages', 'api'] as const).map((name) => ({ how, headers, name }))),
  )('to $name, $how, end nothing: others are answered meanwhile', async ({ headers, name }) => {
    const { [name]: target, functions } = production()
    const path = name === 'pages' ? '/' : '/alumni/reg_sub'
    let isOver = false
    const flood = Promise.all(
      Array.from({ length: strangers }, () => sendLarge(`${target.origin}${path}`, headers)),
    ).finally(() => {
      isOver = true
    })
    const answered = await visit(target, name === 'pages' ? '/' : '/alumni/verifiedalumni', () => isOver)
    const statuses = await flood
    expect(answered).toBeGreaterThan(0)
    expect(new Set(statuses)).not.toContain(200)
    const { peak } = await residentMemory(target.pid)
    expect(peak).toBeLessThan(functions[name]?.availableMemoryMb ?? 0)
  })
})

async function visit({ origin }: RunningFunction, path: string, isOver: () => boolean): Promise<number> {
  let answered = 0
  do {
    const response = await fetch(`${origin}${path}`)
    await response.text()
    expect(response.status).toBe(200)
    answered += 1
  } while (!isOver())
  return answered
}
